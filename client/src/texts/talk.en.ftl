# The chat and its ready phrases, in English.

chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
line-about = About what { $name } said
line-report = Report this line
line-report-note = Whoever looks after this house will read it.
line-reported = Thank you: the line was reported.
chat-phrases = Quick phrases

phrase-hello = Hello!
phrase-good-luck = Good luck, everybody!
phrase-nice-move = Nice move!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-oops = Oops…
phrase-let-me-think = Let me think.
phrase-take-your-time = Take your time.
phrase-back-soon = I’ll be right back.
phrase-well-played = Well played!
phrase-another-one = Another one?
phrase-goodbye = Goodbye!
