import { today, formatDay } from 'shared-ui';
import type { SearchFilter } from '../listing/filterQuery';
import { dayIssue, flightIssue, hasPassed, readFilter, readStopFilter, routeIssue, viaCodes } from './filter';
import { words } from '../words';

export const unwrittenDay = words.writeDateLike(formatDay('2026-12-24'));

export type SearchIssues = Partial<Record<'from' | 'to' | 'date' | 'flight' | 'stops', string | undefined>>;

/** What is wrong with a trip, by the field that says so. The texts are the contract's, which the page does not load. */
export function tripIssues({ from, to, date, endDate, via }: SearchFilter, day = today()): SearchIssues {
  const stops = viaCodes(via);
  const isTwice = new Set([from, ...stops, to]).size < stops.length + 2;
  return {
    from: via && !from ? words.departureRequired : undefined,
    to: via && !to ? words.arrivalRequired : routeIssue({ from, to }),
    date: hasPassed({ date, endDate }, day) ? dayIssue(date, day) : undefined,
    stops: via && from && to && from !== to && isTwice ? words.airportOnce : undefined,
  };
}

/** Issues of an address, and the texts in it that are not understood. */
export interface LostTexts {
  issues: SearchIssues;
  typed: Partial<Record<keyof SearchIssues, string>>;
}

export function lostIn(query: URLSearchParams, day = today()): LostTexts {
  const filter = readFilter(query);
  const issues = Object.entries(addressIssues(query, day)).filter(([, issue]) => issue);
  const understood: Record<string, unknown> = { ...filter, stops: filter.via };
  const lost = issues.filter(([name]) => !understood[name]);
  return {
    issues: Object.fromEntries(issues),
    typed: Object.fromEntries(lost.map(([name]) => [name, query.get(name)?.trim() ?? ''])),
  };
}

/** Issues of an address: texts that are not understood, or an impossible trip. */
function addressIssues(query: URLSearchParams, day = today()): SearchIssues {
  const filter = readFilter(query);
  const isLost = (name: 'from' | 'to' | 'date' | 'stops', value: unknown) =>
    query.get(name)?.trim() && !value;
  const issues = tripIssues(filter, day);
  const isDirect = query.get('stops')?.split(',').some(readStopFilter);
  const stopIssue = isDirect ? words.directOrStops : words.unknownPlace;
  return {
    from: isLost('from', filter.from) ? words.unknownPlace : issues.from,
    to: isLost('to', filter.to) ? words.unknownPlace : issues.to,
    date: isLost('date', filter.date) ? unwrittenDay : issues.date,
    flight: flightIssue(query.get('flight') ?? ''),
    stops: isLost('stops', filter.via ?? filter.stops) ? stopIssue : issues.stops,
  };
}
