import { randomUUID } from 'node:crypto';
import type { SeededRandom } from '../seeded-random.ts';
import type { Person } from './people.ts';
import { Possible, type ListingState, type PostedListing, type Records } from './records.ts';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

export async function tendListings(me: Person, random: SeededRandom, records: Records): Promise<void> {
  const mine = records.listings.filter(({ owner }) => owner === me.id);
  if (mine.length < 2 || random.fraction() < 0.3) return post(me, random, records);
  const listing = random.pick(mine);
  const now = listing.possible.states.at(-1);
  if (!now) return;
  if (random.fraction() < 0.5) return change(me, listing, now);
  return turn(me, listing, now);
}

async function post(me: Person, random: SeededRandom, records: Records): Promise<void> {
  const description = `I fly this route often ${randomUUID()}`;
  const trip = {
    type: random.pick(['helper', 'seeking_help']),
    email: me.email,
    // East of Greenwich: today has begun there, so that the two may review each other.
    departureAirport: 'NRT',
    arrivalAirport: random.pick(['DEL', 'LHR', 'CDG']),
    date: inDays(random.fraction() < 0.4 ? 0 : random.between(5, 60)),
    description,
  };
  const { outcome, body } = await me.browser.insist('/api/listings', async () => {
    const proof = await me.browser.ask('/sandbox/captcha/token?action=create_listing');
    const { token } = (proof?.body ?? {}) as { token?: string };
    return { body: { ...trip, captchaToken: token ?? 'none' } };
  });
  if (outcome === 'unknown') records.unknownListings.push(description);
  if (outcome !== 'kept') return;
  const listing = { id: (body as { id: number }).id, owner: me.id, possible: new Possible<ListingState>() };
  listing.possible.note({ description, status: 'active' }, 'kept');
  records.listings.push(listing);
}

async function change(me: Person, { id, possible }: PostedListing, now: ListingState): Promise<void> {
  const description = `Now I can help more ${randomUUID()}`;
  const request = { method: 'PATCH', body: { description } } as const;
  const { outcome } = await me.browser.insist(`/api/listings/${id}`, request);
  possible.note({ ...now, description }, outcome);
}

async function turn(me: Person, { id, possible }: PostedListing, now: ListingState): Promise<void> {
  const [verb, status] =
    now.status === 'active' ? (['close', 'closed'] as const) : (['reopen', 'active'] as const);
  const { outcome } = await me.browser.insist(`/api/listings/${id}/${verb}`, { method: 'POST' });
  possible.note({ ...now, status }, outcome);
}

export async function connect(me: Person, random: SeededRandom, records: Records): Promise<void> {
  const asked = new Set(records.contacts.filter(({ by }) => by === me.id).map(({ listing }) => listing));
  const open = records.listings.filter(
    ({ id, owner, possible }) =>
      owner !== me.id && !asked.has(id) && possible.states.every(({ status }) => status === 'active'),
  );
  if (!open.length) return;
  const { id, owner } = random.pick(open);
  const { outcome } = await me.browser.insist(`/api/listings/${id}/connect`, { method: 'POST' });
  records.contacts.push({ listing: id, owner, by: me.id, outcome });
}
