import type { Listing } from 'backend/contract/listings';
import { track } from 'shell/host';
import { storedRoute } from './trip';

export type ContactChannel =
  | 'email'
  | 'gmail'
  | 'outlook'
  | 'call'
  | 'sms'
  | 'whatsapp'
  | 'telegram'
  | 'view';
type Engagement = `contact_${ContactChannel}` | 'testimonial_submit' | 'tip_start';

const categories = { contact: 'contact', testimonial: 'engagement', tip: 'tip' } as const;

/** Records what was done with a listing, without saying who did it. */
export function trackEngagement(name: Engagement, listing: Listing) {
  const [kind] = name.split('_') as [keyof typeof categories];
  track({
    name,
    category: categories[kind],
    label: `${listing.type}: ${storedRoute(listing)}`,
    value: listing.id,
  });
}
