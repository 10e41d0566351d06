import type { TestApp } from '../../testing/test-app.js';
import { familyLink } from '../family/contract.js';
import { agreedTrip, departIn, type Trip } from './trips.js';

/** Lakshmi's flight from Delhi to Chicago with Meera, which Ravi shares with the family. It leaves in so many hours. */
export async function sharedTrip(app: TestApp, hours: number): Promise<Trip & { path: string }> {
  const trip = await agreedTrip(app, { listing: { departureAirport: 'DEL', arrivalAirport: 'ORD' } });
  await departIn(app, trip, hours);
  const card = { firstName: 'Lakshmi', phone: '+91 98450 12345' };
  await trip.seekers.send('PUT', `/api/matches/${trip.id}/care-card`, card).expect(200);
  const reply = await trip.seekers.post(`/api/matches/${trip.id}/family-link`).expect(200);
  return { ...trip, path: new URL(familyLink.parse(reply.json()).url).pathname };
}

/** What a page says, without its marks. */
export const textOf = (page: string): string =>
  page
    .replace(/<head>[^]*<\/head>|<details[^]*<\/details>/g, '')
    .replace(/<\/?bdi>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
export const headingOf = (page: string): string => textOf(/<h1>.*<\/h1>/.exec(page)?.[0] ?? '').trim();
