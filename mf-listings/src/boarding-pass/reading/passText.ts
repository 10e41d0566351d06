import { decode } from 'bcbp';
import type { PassLeg } from './answer';

type Seat = Omit<PassLeg, 'hash'> & { seat: string; sequence: string };

/** The flights in the text of a boarding pass (IATA resolution 792). Nothing for any other text. */
export function readPassText(text: string, now = new Date()): Seat[] {
  if (!/^M[1-4]/.test(text)) return [];
  const thisYear = now.getUTCFullYear();
  const inYears = [thisYear - 1, thisYear, thisYear + 1].map((year) => legsOf(text, year));
  const flights = inYears[1]!.map((_, index) =>
    inYears
      .flatMap((legs, place) => {
        const leg = legs[index];
        // Day 366 of another year is the first of the next.
        return leg?.date.startsWith(String(thisYear - 1 + place)) ? [leg] : [];
      })
      .toSorted((one, other) => distance(one, now) - distance(other, now))
      .at(0),
  );
  return flights.every((flight) => flight !== undefined) ? flights : [];
}

/** The text has the day of the year, and no year. */
const distance = ({ date }: Seat, now: Date) => Math.abs(Date.parse(date) - now.getTime());

function legsOf(text: string, year: number): Seat[] {
  try {
    const legs = (decode(text, year).data?.legs ?? []).map((leg) => ({
      flight: `${leg.operatingCarrierDesignator ?? ''}${(leg.flightNumber ?? '').replace(/^0+/, '')}`,
      date: leg.flightDate?.toISOString().slice(0, 10) ?? '',
      from: leg.departureAirport ?? '',
      to: leg.arrivalAirport ?? '',
      seat: leg.seatNumber ?? '',
      sequence: leg.checkInSequenceNumber ?? '',
    }));
    return legs.every(isFlight) ? legs : [];
  } catch {
    // Not the text of a boarding pass.
    return [];
  }
}

const isFlight = ({ flight, date, from, to }: Seat) =>
  /^(?!\d\d)[A-Z\d]{2}[1-9]\d{0,3}[A-Z]?$/.test(flight) &&
  /^\d{4}-\d\d-\d\d$/.test(date) &&
  [from, to].every((airport) => /^[A-Z]{3}$/.test(airport));
