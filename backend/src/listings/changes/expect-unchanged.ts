import { ConflictException } from '@nestjs/common';
import type { Leg, Listing } from '../contract.js';
import { daysText } from '../sharing/trip-texts.js';
import { listingChanged, type SeenTrip } from './contract.js';

type Facts = 'departureAirport' | 'arrivalAirport' | 'date' | 'endDate' | 'time' | 'flightNumber' | 'legs';
type Shown = Pick<Listing, Facts>;

const changed = 'Its owner has changed this trip since you opened it. Look at it again before you ask.';

/** People who ask for a trip agree to what they have read. */
export function expectUnchanged(seen: SeenTrip | undefined, listing: Shown): void {
  if (!seen) return;
  const { date, endDate } = listing;
  const now = legsOf(listing);
  const isDirect = now.length === 1 && !endDate;
  const isSameDays = seen.legs[0]?.date === date && (seen.endDate ?? null) === endDate;
  const isSame =
    isSameDays &&
    seen.legs.length === now.length &&
    now.every((leg, index) => isSameLeg(leg, seen.legs[index]!));
  if (isSame) return;
  const message =
    isDirect && !isSameDays
      ? `Its owner has moved this trip to ${daysText({ date, endDate })}. Look at it again before you ask.`
      : changed;
  throw new ConflictException({ message, code: listingChanged });
}

function legsOf({ legs, departureAirport: from, arrivalAirport: to, ...direct }: Shown) {
  return legs ?? [{ ...direct, from, to }];
}

type SeenLeg = SeenTrip['legs'][number];

/** An owner who shows or hides a flight has not changed it. */
const isSameLeg = (now: Pick<Leg, 'from' | 'to' | 'date'> & Flight, seen: SeenLeg): boolean =>
  now.from === seen.from &&
  now.to === seen.to &&
  now.date === seen.date &&
  !isOther(now.time, seen.time) &&
  !isOther(now.flightNumber, seen.flightNumber);

interface Flight {
  time?: string | null | undefined;
  flightNumber?: string | null | undefined;
}

const isOther = (now: string | null | undefined, seen: string | undefined) =>
  Boolean(now && seen && now !== seen);
