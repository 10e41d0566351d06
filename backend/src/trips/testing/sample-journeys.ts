import type { everyLanguage } from '../../platform/language/words.js';
import type { StepName } from '../contract.js';
import type { Journey, JourneyLeg } from '../family/contract.js';
import { journeyPage } from '../family/page/journey-page.js';
import { shownIn } from '../family/page/shown-journey.js';

const place = (code: string, city: string, timezone: string) => ({
  code,
  name: code,
  city,
  country: city,
  lat: 0,
  lon: 0,
  timezone,
});
const kochi = place('COK', 'Kochi', 'Asia/Kolkata');
const doha = place('DOH', 'Doha', 'Asia/Qatar');
const london = place('LHR', 'London', 'Europe/London');
const dublin = place('DUB', 'Dublin', 'Europe/Dublin');

type Pair<T> = [T, T];
const flight = (
  [departure, arrival]: Pair<typeof kochi>,
  [date, time]: Pair<string>,
  [arrivalDate, arrivalTime]: Pair<string>,
  helper?: string,
): JourneyLeg => ({
  from: departure.code,
  to: arrival.code,
  departure,
  arrival,
  date,
  time,
  arrivalDate,
  arrivalTime,
  with: helper ? 'both' : 'seeker',
  ...(helper && { helper }),
});
export const toDoha = (helper?: string) =>
  flight([kochi, doha], ['2027-03-01', '20:10'], ['2027-03-01', '22:10'], helper);
export const toLondon = (helper?: string) =>
  flight([doha, london], ['2027-03-02', '01:30'], ['2027-03-02', '06:30'], helper);
export const toDublin = flight([london, dublin], ['2027-03-02', '09:10'], ['2027-03-02', '10:30'], 'Jon');

const beforeMeeting = (step: StepName) => step === 'at_airport' || step === 'security';

/** Tara's family has asked for her. */
export const journey = (legs: JourneyLeg[], taps: [StepName, number, string | null][]): Journey => ({
  traveler: 'Tara',
  helper: legs.flatMap(({ helper }) => helper ?? []).join(' and '),
  sharedBy: 'Faye',
  isForSelf: false,
  departure: kochi,
  arrival: legs.at(-1)?.arrival ?? london,
  date: '2027-03-01',
  time: '20:10',
  status: 'agreed',
  legs,
  meetsAfterSecurity: true,
  steps: taps.map(([step, leg, saidBy], index) => ({
    step,
    leg,
    saidBy,
    at: `2027-03-01T14:0${index}:00.000Z`,
    ...(beforeMeeting(step) && { of: saidBy === 'Faye' ? ('traveler' as const) : ('helper' as const) }),
  })),
  endsAt: '2027-03-05T00:00:00.000Z',
});
export const pageOf = (found: Journey, now: Date, language: (typeof everyLanguage)[number] = 'en') =>
  `${journeyPage(shownIn(language, found, 'arrival', now)).content}`;
