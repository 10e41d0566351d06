import type { EntityManager } from '@mikro-orm/postgresql';
import { HttpException, Inject, Injectable } from '@nestjs/common';
import { MemberMail, PeopleService, siteMessage } from '../../../account/index.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { productName } from '../../../platform/contract.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { Limits } from '../../../platform/limits/limits.js';
import { Sms } from '../../../platform/sms/sms.js';
import { isMember } from '../../relay/trip-of.js';
import type { HerPage, Moment } from '../contract.js';
import type { FoundPage } from '../her-pages.js';

const tooLateAfterMs = 60 * 60_000;

const matchWith = `
  select m.id::float8 as id from match m
  where ${isMember('m', '?')} and m.helper_id = ? and m.status in ('agreed', 'done') order by m.id limit 1`;

/** What the trip says she is doing, for those who go and look for her. */
const doing: Record<Moment, string> = {
  before: 'The trip has not begun.',
  go: 'The trip says: on the way to the airport.',
  wait: 'The trip says: waiting for the helper.',
  security: 'The trip says: on the way to security.',
  board: 'The trip says: on the way to the gate.',
  fly: 'The trip says: on board.',
  change: 'The trip says: changing planes.',
  handOver: 'The trip says: landed, to be handed over.',
  alone: 'The trip says: flying alone.',
  missed: 'The trip says: the connection was missed.',
  arrived: 'The trip says: arrived.',
};

/** Reaches the helper and the family at once: a message of the site, a mail, and a text to a verified phone. */
@Injectable()
export class HelpNews {
  constructor(
    private readonly jobs: Jobs,
    private readonly limits: Limits,
    private readonly mail: MemberMail,
    private readonly people: PeopleService,
    private readonly sms: Sms,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async tell(em: EntityManager, { tripId, seekerId, page }: FoundPage, toldTo: number[]): Promise<void> {
    for (const userId of toldTo) {
      if (userId === seekerId) {
        await this.tellOne(em, userId, tripId, page);
        continue;
      }
      const [match] = await em.execute<{ id: number }[]>(matchWith, [tripId, tripId, userId]);
      await this.jobs.enqueue(em, siteMessage, { from: seekerId, to: userId, text: factOf(page) });
      await this.tellOne(em, userId, match?.id ?? tripId, page);
    }
  }

  private async tellOne(em: EntityManager, userId: number, matchId: number, page: HerPage): Promise<void> {
    const url = `${this.config.publicUrl}/trips/${matchId}`;
    const { traveler, now } = page;
    const content = {
      subject: `${traveler} needs help in ${now.airport.city}`,
      greeting: 'Hello,',
      paragraphs: [
        factOf(page),
        doing[now.moment],
        `Please call or go there. Then press “I have seen it” on the trip’s page: ${traveler} can see who knows.`,
      ],
      action: { label: 'Open the trip', url },
    };
    await this.mail.send(em, { userId, content });
    await this.text(em, userId, `${traveler} needs help in ${now.airport.city}. ${productName}: ${url}`);
  }

  private async text(em: EntityManager, userId: number, text: string): Promise<void> {
    const to = await this.people.verifiedPhoneOf(userId);
    if (!to || this.sms.refusal(to) !== null) return;
    try {
      await this.limits.take('sms.notice', { destination: to });
      const notAfter = new Date(Date.now() + tooLateAfterMs);
      await this.sms.send(em, { to, text, returning: true, notAfter });
    } catch (error) {
      // The limit of texts for the day or the budget is reached: the mail goes out.
      if (!(error instanceof HttpException)) throw error;
    }
  }
}

function factOf({ traveler, now }: HerPage): string {
  const { city, code, timezone } = now.airport;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date());
  return `${traveler} asks for help in ${city} (${code}). It is ${clock} there.`;
}
