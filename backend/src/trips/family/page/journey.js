// Keeps the page of a family link live. The server renders every state, so this only fetches the page again.
const [live, news] = ['live', 'news'].map((id) => document.getElementById(id));
const main = () => document.querySelector('main');

const clockIn = (timeZone) =>
  new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(new Date());
const { departure, arrival } = main().dataset;
const isAtDeparture = clockIn(departure) === clockIn() && clockIn(arrival) !== clockIn();
const address = `${location.pathname}?near=${isAtDeparture ? 'departure' : 'arrival'}`;

const say = (text, isLive) => {
  live.textContent = text;
  live.dataset.on = String(isLive);
};
const lose = () =>
  say(`${document.getElementById('last')?.textContent ?? 'No connection'}, trying again`, false);

// XMLHttpRequest parses a page without a string of markup, which Trusted Types would refuse.
function fetchPage() {
  const request = new XMLHttpRequest();
  request.open('GET', address);
  request.responseType = 'document';
  request.addEventListener('error', lose);
  request.addEventListener('load', () => {
    const fresh = request.response?.querySelector('main');
    if (!fresh) return lose();
    const before = main().querySelector('h1').textContent;
    main().replaceWith(document.adoptNode(fresh));
    showViewers(request.response.getElementById('viewers')?.textContent);
    const after = main().querySelector('h1').textContent;
    if (before !== after) news.textContent = after;
    if (request.status === 404) end();
  });
  request.send();
}

function showViewers(names) {
  const shown = document.getElementById('viewers');
  if (shown && names !== undefined) shown.textContent = names;
}

let stream;
function follow() {
  stream = new EventSource(`/api/journeys/${location.pathname.split('/').pop()}/stream`);
  stream.addEventListener('open', () => say('Live', true));
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

follow();
