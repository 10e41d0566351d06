// The server renders every state of the page. This keeps it fresh, keeps it for a phone without a
// network, and sends a call for help as soon as there is one.
const page = document
  .querySelector('form')
  .getAttribute('action')
  .replace(/\/\w+$/, '');
const root = document.documentElement;

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

const dayIn = (timeZone) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date());
const offline = (isOffline) => {
  const note = document.getElementById('offline');
  if (!note) return;
  const { day, timezone, since } = note.dataset;
  if (since && dayIn(timezone) !== day) note.textContent = since;
  note.hidden = !isOffline;
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
  for (const screen of screens) setWaiting(screen, false);
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

/* I need help, and I have landed. Without a network they wait for one, also when the phone has closed the page. */

const screens = ['help', 'landed'];
const waiting = new Set();
const keyOf = (screen) => `waiting:${page}/${screen}`;
const onPhone = (change) => {
  try {
    change(localStorage);
  } catch {
    // Forbidden in this window.
  }
};

function setWaiting(screen, isWaiting) {
  if (isWaiting) waiting.add(screen);
  else waiting.delete(screen);
  onPhone((kept) => (isWaiting ? kept.setItem(keyOf(screen), Date.now()) : kept.removeItem(keyOf(screen))));
}
function recall() {
  onPhone((kept) => {
    // After a day it would alarm for what has passed. Nothing of a page that has ended stays.
    for (const [key, at] of Object.entries(kept))
      if (key.startsWith('waiting:') && Date.now() - at > 86_400_000) kept.removeItem(key);
    for (const screen of screens) if (kept.getItem(keyOf(screen))) waiting.add(screen);
  });
  for (const screen of waiting) outcome(screen, 'waiting');
  const [first] = waiting;
  if (first && location.hash !== '#show') location.hash = `#${first}`;
}
/** A network may take a message and never answer. Then the other one is sent all the same. */
const sending = new Map();
const outcome = (screen, name) => {
  const shown = document.querySelector(`#${screen} .outcome`);
  if (shown) shown.textContent = name ? shown.dataset[name] : '';
};

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
    setWaiting(screen, false);
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
  for (const screen of screens) if (waiting.has(screen)) await send(screen);
}
addEventListener('online', () => {
  void sendWaiting();
  loadAgain();
});
setInterval(() => void sendWaiting(), 15_000);

document.addEventListener('submit', (event) => {
  event.preventDefault();
  const { id } = event.target.closest('.screen');
  setWaiting(id, true);
  void send(id);
});
document.addEventListener('click', ({ target }) => {
  if (target.closest('[data-kind="another"]')) showSentence(1);
});
addEventListener('hashchange', arrive);

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
recall();
arrive();
showReadButtons();
// The worker may have answered with the copy of this phone.
if (navigator.serviceWorker?.controller) loadAgain();
void sendWaiting();
void keep();
