import { setTimeout as pause } from 'node:timers/promises';
import { SeededRandom } from '../seeded-random.ts';
import { changeProfile, logOut, writeTestimonial } from './account.ts';
import { connect, tendListings } from './listings.ts';
import { LivePage } from './live-page.ts';
import { correspondents, lookAtInbox, readMessages, sendMessage } from './messages.ts';
import type { Person } from './people.ts';
import { Records } from './records.ts';
import { connectPayouts, giveTip } from './tips.ts';

type Action = (me: Person, random: SeededRandom) => Promise<unknown>;

/** Simulated people who use the site until `stop`. The first half gives tips, the second half receives them. */
export class Simulation {
  readonly people: Person[];
  /** Two people who only write to each other, to test whether a node accepts changes. */
  readonly observers: [Person, Person];
  readonly records = new Records();
  readonly pages: LivePage[];
  /** Helpers with a payout account. Tips to the others are held. */
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

  async stop(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.busy);
  }

  private async live(person: Person): Promise<void> {
    const random = new SeededRandom(this.seed, person.email);
    const actions = this.actionsOf(person);
    while (!this.isOver) {
      await random.pick(actions)(person, random);
      this.operations += 1;
      await pause(random.between(200, 800));
    }
  }

  private actionsOf(person: Person): Action[] {
    const { people, helpers, records } = this;
    const known = correspondents(person, people);
    const weighted = (times: number, act: Action) => Array.from({ length: times }, () => act);
    return [
      ...weighted(48, (me, random) => sendMessage(me, random.pick(known), records)),
      ...weighted(10, (me, random) => readMessages(me, random.pick(known))),
      ...weighted(6, lookAtInbox),
      ...weighted(6, (me, random) =>
        me.browser.ask(random.pick(['/', '/api/listings', '/api/testimonials'])),
      ),
      ...weighted(8, (me, random) => tendListings(me, random, records)),
      ...weighted(6, (me, random) => connect(me, random, records)),
      ...weighted(5, (me, random) => writeTestimonial(me, random.pick(known), random, records)),
      ...weighted(5, (me) => changeProfile(me, records)),
      ...weighted(2, (me) => logOut(me, records)),
      ...weighted(helpers.includes(person) ? 0 : 10, (me, random) =>
        giveTip(me, random.pick(helpers), random, records),
      ),
    ];
  }
}
