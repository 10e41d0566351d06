// The script of the page begins with what reads it aloud, and goes on in with.js.
const all = (selector) => [...document.querySelectorAll(selector)];

/* Reading aloud: without a voice of the language there is no button. */

const speech = 'speechSynthesis' in window ? window.speechSynthesis : null;
const languageOf = (element) => element.closest('[lang]').lang;
// Some phones name Mandarin by itself.
const codes = { cmn: 'zh' };
const codeOf = ({ lang }) => lang.toLowerCase().split(/[-_]/)[0];
const voiceOf = (language) =>
  speech?.getVoices().find((voice) => (codes[codeOf(voice)] ?? codeOf(voice)) === language);
const toRead = (place) =>
  [...place.querySelectorAll('[data-read]')].filter((one) => !one.closest('[hidden]'));

function showReadButtons() {
  for (const button of all('[data-kind="read"]')) {
    const [first] = toRead(button.closest('main, section'));
    button.hidden = !(first && voiceOf(languageOf(first)));
  }
}

function setReading(button, isReading) {
  const label = button.querySelector('span');
  label.dataset.read ??= label.textContent;
  label.textContent = isReading ? button.dataset.stop : label.dataset.read;
  button.setAttribute('aria-pressed', String(isReading));
}

function read(button) {
  const wasReading = button.getAttribute('aria-pressed') === 'true';
  stopReading();
  if (wasReading) return;
  const parts = toRead(button.closest('main, section'));
  parts.forEach((part, index) => {
    // Marks of direction would be read as characters.
    const said = new SpeechSynthesisUtterance(part.textContent.replace(/[\u2066-\u2069]/g, '').trim());
    said.lang = languageOf(part);
    said.voice = voiceOf(said.lang);
    said.rate = 0.9;
    if (index === parts.length - 1) said.addEventListener('end', () => setReading(button, false));
    speech.speak(said);
  });
  setReading(button, true);
}

function stopReading() {
  speech?.cancel();
  for (const button of all('[data-kind="read"][aria-pressed="true"]')) setReading(button, false);
}

speech?.addEventListener?.('voiceschanged', showReadButtons);
addEventListener('pagehide', stopReading);
document.addEventListener('click', ({ target }) => {
  const button = target.closest('[data-kind="read"]');
  if (button) read(button);
});
