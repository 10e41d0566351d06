import { setTimeout as pause } from 'node:timers/promises';
import { Dice } from '../dice.ts';
import { changeProfile, logOut, writeTestimonial } from './account.ts';
import { connect, tendListings } from './listings.ts';
import { LivePage } from './live-page.ts';
import { correspondents, lookAtInbox, readMessages, sendMessage } from './messages.ts';
import type { Person } from './people.ts';
import { Records } from './records.ts';
import { connectPayouts, giveTip } from './tips.ts';

type Act = (me: Person, dice: Dice) => Promise<unknown>;

/** People who use the site until they are told to stop. The first half gives tips, the second half gets them. */
export class Crowd {
  readonly people: Person[];
  /** Two who only write to each other when nodes are asked whether they take changes. */
  readonly observers: [Person, Person];
  readonly records = new Records();
  readonly pages: LivePage[];
  /** Helpers to whom tips are passed on; for the others they are held. */
  readonly paidOut: Person[];
  operations = 0;
  private readonly helpers: Person[];
  private readonly seed: number;
  private busy: Promise<void>[] = [];
  private isOver = false;

  constructor(url: string, [one, other, ...people]: Person[], seed: number) {
    if (!one || !other) throw new Error('There are no observers');
    this.observers = [one, other];
    this.people = people;
    this.seed = seed;
    this.pages = people.map((person) => new LivePage(url, person));
    this.helpers = people.slice(people.length / 2);
    this.paidOut = this.helpers.filter((_, at) => at % 2 === 0);
  }

  async begin(): Promise<void> {
    for (const helper of this.paidOut) await connectPayouts(helper);
    await Promise.all(this.pages.map((page) => page.open()));
    this.busy = this.people.map((person) => this.live(person));
  }

  /** Whatever somebody has begun they bring to an end. */
  async stop(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.busy);
  }

  private async live(person: Person): Promise<void> {
    const dice = new Dice(this.seed, person.email);
    const acts = this.actsOf(person);
    while (!this.isOver) {
      await dice.pick(acts)(person, dice);
      this.operations += 1;
      await pause(dice.between(200, 800));
    }
  }

  private actsOf(person: Person): Act[] {
    const { people, helpers, records } = this;
    const known = correspondents(person, people);
    const often = (times: number, act: Act) => Array.from({ length: times }, () => act);
    return [
      ...often(48, (me, dice) => sendMessage(me, dice.pick(known), records)),
      ...often(10, (me, dice) => readMessages(me, dice.pick(known))),
      ...often(6, lookAtInbox),
      ...often(6, (me, dice) => me.browser.ask(dice.pick(['/', '/api/listings', '/api/testimonials']))),
      ...often(8, (me, dice) => tendListings(me, dice, records)),
      ...often(6, (me, dice) => connect(me, dice, records)),
      ...often(5, (me, dice) => writeTestimonial(me, dice.pick(known), dice, records)),
      ...often(5, (me) => changeProfile(me, records)),
      ...often(2, (me) => logOut(me, records)),
      ...often(helpers.includes(person) ? 0 : 10, (me, dice) =>
        giveTip(me, dice.pick(helpers), dice, records),
      ),
    ];
  }
}
