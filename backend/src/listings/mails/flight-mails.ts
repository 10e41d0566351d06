import type { Language } from '../../platform/language/contract.js';
import type { MailText } from '../../platform/mail/mail-content.js';
import { dayIn, timeIn } from '../../platform/language/formats.js';
import type { Leg } from '../contract.js';
import type { FlightCheck, TimetableFlight } from '../checks/contract.js';
import { landingText, tripTitle, type Trip } from '../sharing/trip-texts.js';
import { wordsOf } from '../words/index.js';

type Times = Pick<Leg, 'date' | 'time' | 'arrivalTime' | 'arrivalDate'>;

/** `12:30 – 14:45 (+1 day)` */
function timesText({ date, time, arrivalTime = '', arrivalDate = '' }: Times, language: Language): string {
  const landing = landingText({ date, arrivalTime, arrivalDate: arrivalDate || null }, language);
  return [time && timeIn(language, time), landing].filter(Boolean).join(' – ');
}

export interface ComparedFlight {
  trip: Trip;
  /** As the listing has it, or had it before the airline moved the flight. */
  leg: Leg;
  says: TimetableFlight | null;
  url: string;
}

/** To the owner whose listing has followed the airline. */
export const flightMovedMail =
  ({ trip, leg, says, url }: ComparedFlight): MailText =>
  (language) => {
    const { hello, flightCheck: words } = wordsOf(language);
    const { flightNumber = '' } = leg;
    const now = timesText({ ...leg, ...says }, language);
    return {
      subject: words.movedSubject(flightNumber, tripTitle(trip, language)),
      greeting: hello,
      paragraphs: [words.moved(flightNumber, now, timesText(leg, language))],
      action: { label: words.see, url },
    };
  };

/** To the owner, who decides. */
export const flightAskedMail =
  (asks: NonNullable<FlightCheck['asks']>, { trip, leg, says, url }: ComparedFlight): MailText =>
  (language) => {
    const { hello, route, flightCheck: words } = wordsOf(language);
    const { flightNumber = '', date } = leg;
    const texts = {
      times: () =>
        words.times(flightNumber, timesText({ ...leg, ...says }, language), timesText(leg, language)),
      route: () => words.route(flightNumber, route(says?.from ?? '', says?.to ?? '')),
      day: () => words.day(flightNumber, dayIn(language, date)),
    };
    return {
      subject: words.askSubject(flightNumber, tripTitle(trip, language)),
      greeting: hello,
      paragraphs: [texts[asks](), words.nothingChanged],
      action: { label: words.see, url },
    };
  };
