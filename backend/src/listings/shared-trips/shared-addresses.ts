import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PageAddresses } from '../../platform/html/page-addresses.js';
import { sharedTrip } from './shared-trip.js';

/** As `share_target` of the manifest names them. */
const shared = ['title', 'text', 'url'];
const hour = 3_600_000;

/** What a device shares to the installed site opens the form with the trip in it. The text stays in no address. */
@Injectable()
export class SharedAddresses implements OnModuleInit {
  constructor(private readonly addresses: PageAddresses) {}

  onModuleInit(): void {
    this.addresses.register('/find/create', (query) => understoodShare(query, new Date()));
  }
}

export function understoodShare(query: URLSearchParams, now: Date): URLSearchParams {
  const understood = new URLSearchParams(query);
  for (const name of shared) understood.delete(name);
  if (understood.size === query.size) return query;
  // Somewhere it is still the day before.
  const today = new Date(now.getTime() - 12 * hour).toISOString().slice(0, 10);
  const text = shared.flatMap((name) => query.getAll(name)).join('\n');
  for (const [name, value] of Object.entries(sharedTrip(text, today))) understood.set(name, value);
  return understood;
}
