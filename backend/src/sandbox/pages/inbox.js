// Keeps the inbox live: new messages appear on top, codes can be copied, filters work without a reload.
const list = document.getElementById('messages');
const filters = document.getElementById('filters');
const live = document.getElementById('live');

const time = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' });
const inLocalTime = (root) => {
  for (const element of root.querySelectorAll('time'))
    element.textContent = time.format(new Date(element.dateTime));
};

const query = () => new URLSearchParams([...new FormData(filters)].filter(([, value]) => value));

let latest = 0;
async function refresh() {
  const mine = ++latest;
  const answer = await fetch(`/sandbox/messages?${query()}`);
  if (!answer.ok) throw new Error(`The inbox answered ${answer.status}`);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  if (mine === latest) show([...page.body.children]);
}

/** What is already there stays the same element, so that focus and selection survive. */
function show(fresh) {
  const known = new Map([...list.children].map((element) => [element.dataset.id, element]));
  const wanted = fresh.map((element) => known.get(element.dataset.id) ?? element);
  for (const element of known.values()) if (!wanted.includes(element)) element.remove();
  let next = null;
  for (const element of wanted.toReversed()) {
    if (element.nextElementSibling !== next || element.parentNode !== list) list.insertBefore(element, next);
    next = element;
  }
  inLocalTime(list);
}

const say = (text, isLive) => {
  live.textContent = text;
  live.dataset.on = String(isLive);
};
const update = () =>
  refresh().then(
    () => say('Live', true),
    () => say('Not reachable, trying again', false),
  );

async function copy(button) {
  try {
    await navigator.clipboard.writeText(button.dataset.copy);
    button.textContent = 'Copied';
    say(`Copied ${button.dataset.copy}`, true);
  } catch {
    // Without https there is no clipboard: the code is selected, ready for the copy key.
    getSelection().selectAllChildren(button.previousElementSibling);
    button.textContent = 'Selected';
  }
}

list.addEventListener('click', ({ target }) => {
  const button = target.closest('button[data-copy]');
  if (button) void copy(button);
});

function filter(event) {
  event.preventDefault();
  history.replaceState(null, '', `/sandbox?${query()}`);
  void update();
}
filters.addEventListener('submit', filter);
filters.addEventListener('input', filter);

const days = document.getElementById('days');
const passed = document.getElementById('passed');
async function letDaysPass(listing, by) {
  const answer = await fetch(`/sandbox/listings/${listing}/days`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ by: Number(by) }),
  });
  const { message } = await answer.json();
  passed.textContent = answer.ok
    ? `Listing ${listing} is ${by} ${by === '1' ? 'day' : 'days'} older`
    : message;
}
days.addEventListener('submit', (event) => {
  event.preventDefault();
  void letDaysPass(days.elements.listing.value, days.elements.by.value);
});

const stream = new EventSource('/sandbox/outbox/stream');
stream.addEventListener('open', () => void update());
stream.addEventListener('message', () => void update());
stream.addEventListener('error', () => say('Not reachable, trying again', false));
inLocalTime(list);
