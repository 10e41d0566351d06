import { directionOf } from '../../../platform/language/languages.js';
import type { HerPage } from '../contract.js';
import { wordsIn } from '../words/words.js';
import type { HerClock } from './her-clock.js';

/** Names and numbers keep their own direction inside a sentence from right to left. */
const isolating = ({ language }: HerPage) =>
  directionOf(language) === 'rtl' ? (text: string) => `\u2068${text}\u2069` : (text: string) => text;

/** With whom she is or will be, and where. */
export function headlineOf(page: HerPage, clock: HerClock): string {
  const { now, helper, meeting, legs } = page;
  const { headline } = wordsIn[page.language];
  const name = isolating(page);
  const leg = legs[now.leg - 1]!;
  switch (now.moment) {
    case 'before':
      return headline.before(clock.day(leg.date));
    case 'alone':
      return headline.alone(name(leg.arrival.city));
    case 'missed':
      return headline.missed(name(leg.arrival.city));
    case 'arrived':
      return headline.arrived;
    case 'fly':
      return headline.fly(name(leg.arrival.city));
    default:
      break;
  }
  if (!helper) return headline.today;
  if (now.hasMet) return headline.with(name(helper.name));
  const at = meeting && clock.planned(meeting.date, meeting.time, now.airport);
  return headline.meets({
    helper: name(helper.name),
    place: meeting?.place ? name(meeting.place) : null,
    at: at ? name(at) : null,
  });
}

/** What she does now. */
export function stepOf(page: HerPage, clock: HerClock): string {
  const { now, helper, family, legs } = page;
  const { steps } = wordsIn[page.language];
  const name = isolating(page);
  const { arrival, date, flightNumber, time } = legs[now.leg - 1]!;
  const planned = clock.planned(date, time, now.airport);
  const flight = {
    flight: flightNumber && name(flightNumber),
    city: name(arrival.city),
    time: planned && name(planned),
  };
  const helperName = helper && name(helper.name);
  switch (now.moment) {
    case 'before':
      return steps.before;
    case 'go':
      return steps.go(flight).filter(Boolean).join(' ');
    case 'wait':
      return helperName ? steps.wait(helperName) : steps.board(flight);
    case 'security':
      return steps.security;
    case 'board':
      return steps.board(flight);
    case 'fly':
      return helperName ? steps.fly(helperName) : steps.flyAlone;
    case 'change':
      return steps.change(flight);
    case 'alone':
      return helperName ? steps.joins(helperName, name(meetingCity(page))) : steps.flyAlone;
    case 'handOver': {
      const next = page.nextHelper ?? family?.name;
      return helperName && next ? steps.handOver(helperName, name(next)) : steps.landed;
    }
    case 'missed':
      return steps.missed;
    case 'arrived':
      return steps.arrived;
  }
}

/** Where the next leg with a helper begins. */
const meetingCity = ({ legs, now }: HerPage): string =>
  (legs.slice(now.leg - 1).find((leg) => leg.with === 'both') ?? legs[now.leg - 1]!).departure.city;

/** Who was asked for help, and who has seen it. */
export function helpTexts({ help, language }: HerPage): string[] {
  if (!help) return [];
  const words = wordsIn[language].help;
  const [first = '', ...others] = help.toldTo;
  const sent = others.length ? words.sent(listOf(help.toldTo, language)) : words.sentToOne(first);
  return [sent, ...(help.seenBy.length ? help.seenBy.map(words.seen) : [words.notSeen])];
}

/** Whom "I need help" reaches. */
export const whomText = ({ helper, family, language }: HerPage): string => {
  const names = [helper?.name, family?.name].filter((name) => name !== undefined);
  return names.length ? wordsIn[language].help.whom(listOf(names, language)) : '';
};

const listOf = (names: string[], language: string) =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
