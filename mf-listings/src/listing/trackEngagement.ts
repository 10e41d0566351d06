import type { Listing } from 'backend/contract/listings';
import { track } from 'shell/host';
import { routeOf } from './trip';

export type ContactWay = 'email' | 'gmail' | 'outlook' | 'call' | 'sms' | 'whatsapp' | 'telegram' | 'view';
type Engagement = `contact_${ContactWay}` | 'testimonial_submit' | 'tip_start';

const categories = { contact: 'contact', testimonial: 'engagement', tip: 'tip' } as const;

/** Says what is done with a listing, and of nobody who does it. */
export function engage(name: Engagement, listing: Listing) {
  const [kind] = name.split('_') as [keyof typeof categories];
  track({
    name,
    category: categories[kind],
    label: `${listing.type}: ${routeOf(listing)}`,
    value: listing.id,
  });
}
