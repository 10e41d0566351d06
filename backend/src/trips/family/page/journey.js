// Keeps the page of a family link live. The server renders every state, so this only fetches the page again.
const [live, news] = ['live', 'news'].map((id) => document.getElementById(id));
const main = () => document.querySelector('main');

const clockIn = (timeZone) =>
  new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(new Date());
const { departure, arrival } = main().dataset;
const isAtDeparture = clockIn(departure) === clockIn() && clockIn(arrival) !== clockIn();
const near = isAtDeparture ? 'departure' : 'arrival';
const address = `${location.pathname}?near=${near}&language=${document.documentElement.lang}`;
const { live: isLive, lost: isLost } = live.dataset;

const say = (text, isOn) => {
  live.textContent = text;
  live.dataset.on = String(isOn);
};
const lose = () => say(document.getElementById('last')?.dataset.lost ?? isLost, false);

// XMLHttpRequest parses a page without a string of markup, which Trusted Types would refuse.
let request;
function fetchPage() {
  // Its answer may be older than the news, and come after the next one.
  request?.abort();
  request = new XMLHttpRequest();
  request.open('GET', address);
  request.responseType = 'document';
  request.addEventListener('error', lose);
  request.addEventListener('load', ({ target: { response, status } }) => {
    const fresh = response?.querySelector('main');
    if (!fresh) return lose();
    const before = main().querySelector('h1').textContent;
    main().replaceWith(document.adoptNode(fresh));
    showViewers(response.getElementById('viewers'));
    const after = main().querySelector('h1').textContent;
    if (before !== after) news.textContent = after;
    if (status === 404) end();
  });
  request.send();
}

function showViewers(fresh) {
  if (fresh) document.getElementById('viewers')?.replaceWith(document.adoptNode(fresh));
}

let stream;
function follow() {
  stream = new EventSource(`/api/journeys/${location.pathname.split('/').pop()}/stream`);
  stream.addEventListener('open', () => say(isLive, true));
  stream.addEventListener('journey', fetchPage);
  stream.addEventListener('end', fetchPage);
  stream.addEventListener('error', () => {
    lose();
    if (stream.readyState !== EventSource.CLOSED) return;
    // Refused: the link has ended, or too many pages are open.
    fetchPage();
    setTimeout(() => stream && follow(), 15_000);
  });
}
// Texts like "No news since" change with the time.
const clock = setInterval(fetchPage, 300_000);
function end() {
  clearInterval(clock);
  stream.close();
  stream = null;
  live.remove();
  document.getElementById('looked')?.remove();
}

// For the next time that the link is opened. Without scripts the address alone has it.
document.querySelector('.languages')?.addEventListener('click', ({ target }) => {
  const choice = target.closest('a');
  if (choice) document.cookie = `language=${choice.lang}; path=/; max-age=31536000; samesite=lax`;
});

follow();
