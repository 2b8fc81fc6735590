/**
 * The only script that runs when the page of a site is opened by a double click: browsers load modules over a network
 * address only. It is put into the page as it is, without the program's texts.
 */
if (location.protocol === 'file:') {
  const command = 'python3 -m http.server';
  /** @type {Readonly<Record<string, string>>} */
  const sentences = {
    en: `This page has to be opened over an address. Run “${command}” in this folder and open http://localhost:8000, or put the folder on a web host.`,
    it: `Questa pagina va aperta da un indirizzo. Avvia «${command}» in questa cartella e apri http://localhost:8000, oppure metti la cartella su un sito web.`,
    fr: `Cette page s’ouvre par une adresse. Lancez « ${command} » dans ce dossier et ouvrez http://localhost:8000, ou placez le dossier chez un hébergeur.`,
    de: `Diese Seite wird über eine Adresse geöffnet. Starte „${command}“ in diesem Ordner und öffne http://localhost:8000, oder lege den Ordner auf einen Webserver.`,
    nl: `Deze pagina open je via een adres. Start ‘${command}’ in deze map en open http://localhost:8000, of zet de map op een webhost.`,
  };
  const language = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag in sentences) ?? 'en';
  addEventListener('DOMContentLoaded', () => {
    const note = document.createElement('p');
    note.setAttribute('role', 'alert');
    note.lang = language;
    note.textContent = sentences[language] ?? null;
    Object.assign(note.style, {
      font: '1.2rem/1.5 system-ui',
      maxWidth: '40rem',
      margin: '15vh auto',
      padding: '1rem',
    });
    document.body.append(note);
  });
}
