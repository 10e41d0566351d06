// Confirms a trip as soon as the link of the mail is opened. Programs that only read the page change nothing.
const heading = document.querySelector('h1');
const text = document.getElementById('text');
const token = new URLSearchParams(location.hash.slice(1)).get('token') ?? '';
// The token leaves the address bar, so that it cannot be shared by accident.
history.replaceState(null, '', location.pathname);

const link = (href, label) => Object.assign(document.createElement('a'), { href, textContent: label });
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
  if (!answer.ok) return show('This link no longer works', `${message}. `, link('/trips', 'Open your trips'));
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
  show(
    'Thank you, you are flying',
    `${departureAirport} to ${arrivalAirport}, ${day}. The other one can see that now. `,
    link(`/trips/${id}`, 'Open the trip'),
  );
}

confirm().catch(() =>
  show('That did not work', 'There is no connection. Open the link in the mail once more.'),
);
