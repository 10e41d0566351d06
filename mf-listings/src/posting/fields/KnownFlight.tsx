import { useEffect } from 'react';
import { boot } from 'shell/host';
import { usePart } from 'shared-ui';
import type { FlightChoice } from '../flight/choices';
import type { Ends } from '../flight/KnownRoutes';
import { isDay } from './landing';

/** Apart, because most visitors leave before they name a flight. */
const loadLookup = async () => (await import('../flight/FlightLookup')).FlightLookup;
const loadRoutes = async () => (await import('../flight/KnownRoutes')).KnownRoutes;

/** A flight of a trip in a form, which a known flight may fill in. */
export interface FlightInForm {
  ends: Ends;
  day: string;
  isFilled: (flight: FlightChoice) => boolean;
  change: (ends: Ends) => void;
  take: (flight: FlightChoice) => void;
  moveTo: (day: string) => void;
}

interface KnownFlightProps {
  /** As it was typed when the field was left. */
  flight: string;
  into: FlightInForm;
  /** The button that had the focus is gone. */
  onTaken: () => void;
}

/** Where and when a flight goes: by the timetable, or as others flew it. */
export function KnownFlight({ flight, into, onTaken }: KnownFlightProps) {
  const { part: FlightLookup, ...lookup } = usePart(loadLookup);
  const { part: KnownRoutes, ...known } = usePart(loadRoutes);
  const number = flight.trim();
  const isNamed = /\p{L}/u.test(number) && /\d/.test(number);
  const canAsk = isNamed && boot.flights === true && isDay(into.day);
  useEffect(() => {
    if (canAsk && lookup.state === 'closed') void lookup.open();
    if (isNamed && known.state === 'closed') void known.open();
  });
  const thenFocus =
    <Value,>(take: (value: Value) => void) =>
    (value: Value) => {
      take(value);
      onTaken();
    };
  const routes = KnownRoutes && (
    <KnownRoutes flight={flight} ends={into.ends} onTake={thenFocus(into.change)} />
  );
  if (!canAsk || lookup.state === 'failed') return routes;
  if (!FlightLookup) return null;
  return (
    <FlightLookup
      flight={number}
      day={into.day}
      isFilled={into.isFilled}
      onTake={thenFocus(into.take)}
      onMove={thenFocus(into.moveTo)}
      otherwise={routes}
    />
  );
}
