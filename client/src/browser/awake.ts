/**
 * Keep the screen on while the page is looked at; returns how to stop. Browsers offer this to pages that came encrypted
 * or from this machine. To others, as phones in a home are, they leave a screen on that plays a film: so a film of one
 * colour is played behind the page.
 */
export function keepAwake(): () => void {
  const stop = new AbortController();
  const keep = 'wakeLock' in navigator ? askForLock(stop.signal) : playFilm(stop.signal);
  const again = () => {
    if (!document.hidden) keep();
  };
  again();
  document.addEventListener('visibilitychange', again, { signal: stop.signal });
  return () => stop.abort();
}

function askForLock(stopped: AbortSignal): () => void {
  let lock: WakeLockSentinel | null = null;
  stopped.addEventListener('abort', () => void lock?.release());
  return () =>
    void navigator.wakeLock.request('screen').then(
      (got) => {
        lock = got;
        if (stopped.aborted) void got.release();
      },
      () => undefined, // an almost empty battery: the device decides
    );
}

function playFilm(stopped: AbortSignal): () => void {
  const canvas = document.createElement('canvas');
  const film = document.createElement('video');
  if (typeof canvas.captureStream !== 'function') return () => undefined;
  const brush = canvas.getContext('2d');
  film.className = 'film';
  film.muted = true;
  film.playsInline = true;
  film.ariaHidden = 'true';
  film.srcObject = canvas.captureStream(1);
  document.body.prepend(film);
  const painting = setInterval(() => brush?.fillRect(0, 0, 1, 1), 1000);
  stopped.addEventListener('abort', () => {
    clearInterval(painting);
    film.remove();
  });
  const play = () => void film.play().catch(() => undefined);
  // Some browsers play nothing before the page was touched.
  document.addEventListener('pointerdown', play, { once: true, signal: stopped });
  return play;
}
