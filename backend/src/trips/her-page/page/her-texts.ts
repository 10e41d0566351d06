import { cityIn, instantAt, type Status } from '../../../listings/index.js';
import { directionOf } from '../../../platform/language/languages.js';
import { dayOfTakeOff, isLongStop, staysBefore } from '../../family/journey-legs.js';
import type { HerPage, Moment } from '../contract.js';
import { wordsIn } from '../words/words.js';
import type { HerClock } from './her-clock.js';

/** Names and numbers keep their own direction inside a sentence from right to left. */
export const isolating = ({ language }: HerPage) =>
  directionOf(language) === 'rtl' ? (text: string) => `\u2068${text}\u2069` : (text: string) => text;

/** What her language calls the city of an airport. */
const city = (page: HerPage, { code }: HerPage['now']['airport']): string =>
  isolating(page)(cityIn(page.language, code));

/** With whom she is or will be, and where. */
export function headlineOf(page: HerPage, clock: HerClock): string {
  const { now, helper, legs } = page;
  const { headline } = wordsIn[page.language];
  const name = isolating(page);
  const leg = legs[now.leg - 1]!;
  const onward = flightAfterStay(page, clock);
  if (onward) return headline.stays(city(page, onward.departure), clock.day(dayOfTakeOff(onward)));
  switch (now.moment) {
    case 'before':
      return headline.before(clock.day(leg.date));
    case 'alone': {
      if (!leg.beside) return headline.alone(city(page, leg.arrival));
      return hasLeft(leg, clock)
        ? headline.fly(city(page, leg.arrival))
        : headline.meets({ helper: name(leg.beside), place: null, at: null });
    }
    case 'missed':
      return (now.willMiss ? headline.willMiss : headline.missed)(city(page, leg.arrival));
    case 'arrived':
      return headline.arrived;
    case 'fly':
      return headline.fly(city(page, leg.arrival));
    default:
      break;
  }
  if (!helper) return headline.today;
  if (now.hasMet) return headline.with(name(helper.name));
  return meetsText(page, helper.name, clock);
}

function meetsText(page: HerPage, helper: string, clock: HerClock): string {
  const { meeting, now, language } = page;
  const name = isolating(page);
  const at = meeting && clock.planned(meeting.date, meeting.time, now.airport);
  return wordsIn[language].headline.meets({
    helper: name(helper),
    place: meeting?.place ? name(meeting.place) : null,
    at: at ? name(at) : null,
  });
}

const beforeTakeOff: Moment[] = ['go', 'wait', 'security', 'board', 'change'];

/** Then terminal and gate may be those of the arrival. */
const inTheAir = ({ state }: Status) => state === 'departed' || state === 'landed';

/** What she does now. */
export function stepOf(page: HerPage, clock: HerClock): string {
  const { now, helper, family, legs } = page;
  const { steps } = wordsIn[page.language];
  const name = isolating(page);
  const onward = flightAfterStay(page, clock);
  const leg = onward ?? legs[now.leg - 1]!;
  const { flightStatus: status } = leg;
  const flight = flightOf(page, leg, clock);
  const isWith = helper !== null && now.hasMet;
  const company = isWith ? helper.name : now.beside;
  const missed = company ? steps.missedWith(name(company)) : steps.missed;
  const isBefore =
    onward || beforeTakeOff.includes(now.moment) || (now.moment === 'alone' && !hasLeft(leg, clock));
  if (status?.state === 'cancelled' && isBefore) return `${steps.cancelled} ${missed}`;
  const gate = status?.gate && !inTheAir(status) ? [steps.gate(name(status.gate))] : [];
  const terminal = status?.terminal && !inTheAir(status) ? [steps.terminal(name(status.terminal))] : [];
  const helperName = helper && name(helper.name);
  if (onward) return [steps.before, ...onwardTexts(page, onward, clock)].join(' ');
  switch (now.moment) {
    case 'before':
      return steps.before;
    case 'go':
      return [...steps.go(flight), ...terminal].filter(Boolean).join(' ');
    case 'wait':
      return helperName ? steps.wait(helperName) : [steps.board(flight), ...gate].join(' ');
    case 'security':
      return steps.security;
    case 'board':
      return [steps.board(flight), ...gate].join(' ');
    case 'fly':
      return helperName ? steps.fly(helperName) : steps.flyAlone;
    case 'change':
      return [steps.change(flight), ...gate].join(' ');
    case 'alone': {
      const joins = helperName && steps.joins(helperName, city(page, meetingAirport(page)));
      if (hasLeft(leg, clock)) {
        const seat = leg.beside && steps.fly(name(leg.beside));
        return [seat, joins].filter(Boolean).join(' ') || steps.flyAlone;
      }
      const way =
        now.leg > 1 && !isLongStop(legs, now.leg)
          ? [steps.change(flight), ...gate]
          : [...steps.go(flight), ...terminal];
      return [...way, joins].filter(Boolean).join(' ');
    }
    case 'handOver': {
      const ahead = legs[now.leg];
      const next = page.nextHelper ?? ahead?.beside ?? (ahead ? undefined : family?.name);
      if (ahead && !next) return steps.change(flightOf(page, ahead, clock));
      return helperName && next ? steps.handOver(helperName, name(next)) : steps.landed;
    }
    case 'missed':
      return missed;
    case 'arrived':
      return steps.arrived;
  }
}

type Leg = HerPage['legs'][number];

/** The next one, while she stays in the city of a stop until its day. */
function flightAfterStay({ now, legs }: HerPage, clock: HerClock): Leg | undefined {
  if (now.moment === 'before') return now.leg > 1 ? legs[now.leg - 1] : undefined;
  return now.moment === 'handOver' && staysBefore(legs, now.leg + 1, clock.now) ? legs[now.leg] : undefined;
}

/** When she flies on, and with whom. */
function onwardTexts(page: HerPage, leg: Leg, clock: HerClock): string[] {
  const { now, helper, nextHelper } = page;
  const { steps } = wordsIn[page.language];
  const name = isolating(page);
  const [, ...flight] = steps.go(flightOf(page, leg, clock));
  const company = now.moment === 'handOver' ? nextHelper : (helper?.name ?? null);
  if (leg.with === 'both' && company)
    return [
      ...flight.filter(Boolean),
      now.moment === 'before' && now.hasMet ? steps.fliesOn(name(company)) : meetsText(page, company, clock),
    ];
  const along = steps.fliesOn(leg.beside ? name(leg.beside) : null);
  const joins = company ? [steps.joins(name(company), city(page, meetingAirport(page)))] : [];
  return [...flight.filter(Boolean), along, ...joins];
}

/** By its planned time, unless the airline has said more. An unknown time is still ahead. */
function hasLeft({ date, time, departure, flightStatus }: Leg, { now }: HerClock) {
  if (flightStatus) return inTheAir(flightStatus) || new Date(flightStatus.departs) <= now;
  return time !== null && instantAt(date, time, departure.timezone) <= now;
}

function flightOf(page: HerPage, leg: Leg, clock: HerClock) {
  const { arrival, date, departure, flightNumber, flightStatus, time } = leg;
  const name = isolating(page);
  const leaves = flightStatus
    ? clock.expected(flightStatus.departs, departure)
    : clock.planned(date, time, departure);
  return {
    flight: flightNumber && name(flightNumber),
    city: city(page, arrival),
    time: leaves && name(leaves),
  };
}

/** Where the next leg with a helper begins. */
const meetingAirport = ({ legs, now }: HerPage) =>
  (legs.slice(now.leg - 1).find((leg) => leg.with === 'both') ?? legs[now.leg - 1]!).departure;

/** Who was asked for help, and who has seen it. */
export function helpTexts(page: HerPage): string[] {
  const { help, language } = page;
  if (!help) return [];
  const words = wordsIn[language].help;
  const [toldTo, seenBy] = [help.toldTo, help.seenBy].map((names) => names.map(isolating(page)));
  const [first = '', ...others] = toldTo!;
  const sent = others.length ? words.sent(listOf(toldTo!, language)) : words.sentToOne(first);
  return [sent, ...(seenBy!.length ? seenBy!.map(words.seen) : [words.notSeen])];
}

/** Whom "I need help" reaches. */
export const whomText = (page: HerPage): string => {
  const { helper, family, language } = page;
  const names = [helper?.name, family?.name].filter((name) => name !== undefined).map(isolating(page));
  return names.length ? wordsIn[language].help.whom(listOf(names, language)) : '';
};

const listOf = (names: string[], language: string) =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
