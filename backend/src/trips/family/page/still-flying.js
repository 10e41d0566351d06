// Confirms a trip as soon as the link of the mail is opened. Programs that only read the page change nothing.
const main = document.querySelector('main');
const heading = document.querySelector('h1');
const text = document.getElementById('text');
const { locale } = main.dataset;
const words = JSON.parse(main.dataset.words);
const token = new URLSearchParams(location.hash.slice(1)).get('token') ?? '';
// The token leaves the address bar, so that it cannot be shared by accident.
history.replaceState(null, '', location.pathname + location.search);

const link = (path, label) =>
  Object.assign(document.createElement('a'), { href: words.prefix + path, textContent: label });
const show = (title, ...parts) => {
  heading.textContent = title;
  text.replaceChildren(...parts);
};

async function confirm() {
  const answer = await fetch('/api/matches/by-mail', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  const { message, id, date, departureAirport, arrivalAirport } = await answer.json();
  if (!answer.ok) return show(words.noLonger, `${message}. `, link('/trips', words.openTrips));
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
  const facts = { '{from}': departureAirport, '{to}': arrivalAirport, '{day}': day };
  const seen = words.seen.replace(/\{\w+\}/g, (name) => facts[name]);
  show(words.thanks, `${seen} `, link(`/trips/${id}`, words.openTrip));
}

confirm().catch(() => show(words.failed, words.offline));
