// The server renders every state of the page. This reads it aloud, keeps it fresh, keeps it for a phone without a
// network, and sends a call for help as soon as there is one.
const page = document
  .querySelector('form')
  .getAttribute('action')
  .replace(/\/\w+$/, '');
const root = document.documentElement;
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

/* One sentence at a time. */

function showSentence(step) {
  const sentences = all('.sentence');
  const shown = sentences.findIndex((one) => !one.hidden);
  const next = step === 0 ? 0 : (shown + step) % sentences.length;
  sentences.forEach((one, index) => (one.hidden = index !== next));
  for (const button of all('[data-kind="another"]')) button.hidden = sentences.length < 2;
  showReadButtons();
}

/* Screens are named by the address, so that Back closes them. */

function arrive() {
  stopReading();
  const target = document.querySelector('.screen:target');
  if (target?.id === 'show') showSentence(0);
  target?.focus({ preventScroll: true });
  scrollTo(0, 0);
}

/* The newest page. XMLHttpRequest parses it without a string of markup, which Trusted Types would refuse. */

const offline = (isOffline) => {
  const note = document.getElementById('offline');
  if (note) note.hidden = !isOffline;
};

let request;
function loadAgain() {
  // Its answer may be older than what is asked for now, and come after it.
  request?.abort();
  request = new XMLHttpRequest();
  request.open('GET', page);
  request.responseType = 'document';
  request.addEventListener('error', () => offline(true));
  request.addEventListener('load', ({ target: { response, status } }) => {
    const fresh = response?.querySelector('main');
    if (!fresh || (!response.querySelector('form') && status !== 404)) return offline(true);
    if (status === 404) return end(fresh);
    offline(false);
    replace('main', fresh);
    // Nothing moves under the eyes of a stranger who reads it.
    if (location.hash !== '#show') replace('#show', response.getElementById('show'));
    showReadButtons();
  });
  request.send();
}

function replace(selector, fresh) {
  const old = document.querySelector(selector);
  if (old.textContent === fresh.textContent || speech?.speaking) return;
  announce(old, fresh);
  const focused = old.contains(document.activeElement) ? document.activeElement.dataset.kind : undefined;
  old.replaceWith(document.adoptNode(fresh));
  if (focused) document.querySelector(`${selector} [data-kind="${focused}"]`)?.focus();
}

/* The times change every minute: only what has happened is said. */
function announce(old, fresh) {
  const news = ['h1', '.called'].flatMap((place) => {
    const [before, after] = [old, fresh].map((part) => part.querySelector(place)?.textContent ?? '');
    return before === after ? [] : [after.trim()];
  });
  if (news.length > 0) document.getElementById('news').textContent = news.join(' ');
}

function end(fresh) {
  clearInterval(clock);
  for (const screen of all('.screen')) screen.remove();
  document.querySelector('main').replaceWith(document.adoptNode(fresh));
}

const clock = setInterval(() => {
  if (document.visibilityState === 'visible') loadAgain();
}, 20_000);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') loadAgain();
});
addEventListener('offline', () => offline(true));

/* I need help, and I have landed. Without a network they wait for one while the page is open. */

/** Names of screens. */
const waiting = new Set();
/** A network may take a message and never answer. Then the other one is sent all the same. */
const sending = new Map();
const outcome = (screen, name) => {
  const shown = document.querySelector(`#${screen} .outcome`);
  if (shown) shown.textContent = name ? shown.dataset[name] : '';
};

function press(screen) {
  waiting.add(screen);
  void send(screen);
}
function send(screen) {
  if (!sending.has(screen))
    sending.set(
      screen,
      trySending(screen).finally(() => sending.delete(screen)),
    );
  return sending.get(screen);
}
async function trySending(screen) {
  const soon = setTimeout(() => outcome(screen, 'waiting'), 3_000);
  try {
    const options = { method: 'POST', signal: AbortSignal.timeout(15_000) };
    const answer = await fetch(`/api${page}/${screen}`, options);
    waiting.delete(screen);
    outcome(screen, answer.ok ? '' : 'failed');
    if (answer.ok && location.hash === `#${screen}`) location.hash = '#trip';
    loadAgain();
  } catch {
    // No network: the press is not lost.
    outcome(screen, 'waiting');
  } finally {
    clearTimeout(soon);
  }
}
async function sendWaiting() {
  for (const screen of ['help', 'landed']) if (waiting.has(screen)) await send(screen);
}
addEventListener('online', () => {
  void sendWaiting();
  loadAgain();
});
setInterval(() => void sendWaiting(), 15_000);

document.addEventListener('submit', (event) => {
  event.preventDefault();
  press(event.target.closest('.screen').id);
});
document.addEventListener('click', ({ target }) => {
  const button = target.closest('button[data-kind]');
  if (button?.dataset.kind === 'read') read(button);
  if (button?.dataset.kind === 'another') showSentence(1);
});
addEventListener('hashchange', arrive);
addEventListener('pagehide', stopReading);

/* What a phone keeps. */

// The only script of this page that is named by a string.
const worker = '/with/worker.js';
const trusted = window.trustedTypes?.createPolicy('her-page', { createScriptURL: () => worker });

async function keep() {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(trusted?.createScriptURL('') ?? worker, { scope: '/with/' });
    const { active } = await navigator.serviceWorker.ready;
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const files = loaded.filter((name) => !name.includes('/api/') && !name.includes('/worker.js'));
    active.postMessage({ keep: [new URL(page, location.origin).href, ...files] }, []);
  } catch {
    // Forbidden in this window, or the network is away.
  }
}

root.dataset.script = 'on';
arrive();
showReadButtons();
// The worker may have answered with the copy of this phone.
if (navigator.serviceWorker?.controller) loadAgain();
void keep();
