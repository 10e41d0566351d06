import { jpeg } from '../../account/testing/pictures.js';
import { trySending } from '../../listings/testing/posting.js';
import { makeHelper, type Person } from '../../payments/testing/fixtures.js';
import { paymentIntent } from '../../payments/contract.js';
import { confirm, reportPaid } from '../../payments/testing/tipping.js';
import type { Client, Reply } from '../../testing/client.js';
import type { TestApp } from '../../testing/test-app.js';

interface Traveler {
  person: Person;
  client: Client;
}

/** Travelers who write, tip, post and change pictures until they are stopped. */
export class BusySite {
  /** How often each was acknowledged. */
  readonly done = { messages: 0, tips: 0, listings: 0, pictures: 0 };
  private readonly loops: Promise<void>[];
  private isStopping = false;

  private constructor(
    private readonly app: TestApp,
    private readonly travelers: Traveler[],
    private readonly picture: Buffer,
  ) {
    const [first, second, third] = travelers as [Traveler, Traveler, Traveler];
    this.loops = [
      this.repeat('messages', () =>
        this.done.messages % 2 ? this.write(first, second) : this.write(second, first),
      ),
      this.repeat('tips', () => this.tip(second)),
      this.repeat('listings', () => this.post(third)),
      this.repeat('pictures', () => this.showPicture(third)),
    ];
  }

  /** A second group in the same database needs other numbers. */
  static async start(app: TestApp, numbers = [1, 2, 3]): Promise<BusySite> {
    const travelers: Traveler[] = [];
    for (const number of numbers) {
      const person = await makeHelper(app, {
        email: `busy${number}@example.com`,
        username: `Busy ${number}`,
        phoneNumber: `+1 ${2_125_550_100 + number}`,
        verified: true,
        publicSince: new Date(),
      });
      travelers.push({ person, client: await app.as(person) });
    }
    return new BusySite(app, travelers, await jpeg());
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    await Promise.all(this.loops);
  }

  /** Resolves when each has happened this often since the call. */
  async until(times: number): Promise<void> {
    const before = { ...this.done };
    const isDone = () =>
      (Object.keys(before) as (keyof typeof before)[]).every((key) => this.done[key] - before[key] >= times);
    while (!isDone()) await Promise.race([...this.loops, new Promise((resolve) => setTimeout(resolve, 20))]);
  }

  private async repeat(what: keyof typeof this.done, act: () => Promise<boolean>): Promise<void> {
    while (!this.isStopping) {
      if (await act()) this.done[what] += 1;
    }
  }

  private write({ client }: Traveler, { person }: Traveler) {
    const content = `Shall we meet at the gate? ${this.done.messages}`;
    return isDone(client.post('/api/messages', { receiverId: person.id, content }));
  }

  private async tip({ person }: Traveler) {
    const visitor = this.app.asVisitor();
    const begun = visitor.post('/api/create-payment-intent', { amount: 5, recipientId: person.id });
    if (!(await isDone(begun))) return false;
    const intent = paymentIntent.parse((await begun).json());
    await confirm(visitor, intent);
    // The card is charged, so the page reports it until it is recorded.
    while (!(await isDone(reportPaid(visitor, intent)))) continue;
    return true;
  }

  private post({ client, person }: Traveler) {
    return isDone(trySending(client, 'create', { email: person.email }));
  }

  private showPicture({ client }: Traveler) {
    const type = { 'content-type': 'image/jpeg' };
    return isDone(client.send('POST', '/api/profile/picture', this.picture, type));
  }
}

/** A busy machine may refuse for a moment. That was not acknowledged, so it does not count. */
async function isDone(sent: Promise<Reply>): Promise<boolean> {
  const { status, text } = await sent;
  if (status !== 200 && status !== 503) throw new Error(`${status}: ${text}`);
  return status === 200;
}
