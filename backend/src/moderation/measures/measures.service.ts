import type { EntityManager } from '@mikro-orm/postgresql';
import { ConflictException, Injectable, NotFoundException, type OnModuleInit } from '@nestjs/common';
import { productName } from '../../platform/contract.js';
import { Database } from '../../platform/database/database.js';
import { MemberMail, PersonalData } from '../../account/index.js';
import { ModeratedContent } from '../cases/moderated-content.js';
import { AppealLinks } from './appeal-links.js';
import type { Measure, MeasureReason } from './contract.js';
import { reasonTexts, untilText } from './measure-texts.js';
import { Suspensions } from './suspensions.js';

export interface NewMeasure {
  /** The member of staff, who does not answer an appeal against it. */
  by: number;
  personId: number;
  kind: Measure['kind'];
  reason: MeasureReason;
  words: string;
  days?: number;
  itemId?: number;
}

interface Taken {
  id: number;
  endsAt: string | null;
}

const insert = `
  insert into measure (user_id, mailbox_key, phone_key, taken_by, kind, reason, words, item_id, ends_at)
  select id, mailbox_key, phone_key, ?, ?, ?, ?, ?, now() + ?::int * interval '1 day' from "user" where id = ?
  returning id::float8 as id, ends_at as "endsAt"`;

const lift = `
  update measure m set lifted_at = now() where m.id = ? and m.lifted_at is null
  returning m.user_id::float8 as "personId", m.kind, m.item_id::float8 as "itemId"`;

const subjectOf = `
  update desk_item set hidden = false where id = ? and hidden
  returning kind, subject_id::float8 as "subjectId"`;

const ofPerson = `
  select id::float8 as id, kind, reason, words, taken_at as "takenAt", ends_at as "endsAt",
    lifted_at as "liftedAt", appeal
  from measure where user_id = $1 order by id desc limit 100`;

type Row = Omit<Measure, 'takenAt' | 'endsAt' | 'liftedAt'> &
  Record<'takenAt', Date> &
  Record<'endsAt' | 'liftedAt', Date | null>;

/** What the desk does to a person, and takes back. The person never reads by whom. */
@Injectable()
export class Measures implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly content: ModeratedContent,
    private readonly links: AppealLinks,
    private readonly mail: MemberMail,
    private readonly personalData: PersonalData,
    private readonly suspensions: Suspensions,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'decisionsAboutYou',
      collect: (userId) => this.list(userId),
      // They outlast the account, as blocks do.
      erase: () => Promise.resolve(),
    });
  }

  async take(em: EntityManager, measure: NewMeasure): Promise<void> {
    const { by, personId, kind, reason, words, days, itemId } = measure;
    const values = [by, kind, reason, words, itemId ?? null, days ?? null, personId];
    const [taken] = await em.execute<Taken[]>(insert, values);
    if (!taken) throw new NotFoundException('This person was not found');
    if (kind === 'suspend' || kind === 'ban') await this.suspensions.apply(em, personId);
    await this.mail.send(em, {
      userId: personId,
      content: {
        subject: subjects[kind],
        greeting: 'Hello,',
        paragraphs: [
          facts[kind](kind === 'limit' && !taken.endsAt ? 'for now' : untilText(taken.endsAt)),
          words,
          `The reason is ${reasonTexts[reason]}.`,
          'If you think that this is wrong, you can ask once that we look again.',
        ],
        action: { label: 'Ask us to look again', url: this.links.to(taken.id) },
      },
    });
  }

  async lift(em: EntityManager, measureId: number, words: string): Promise<{ personId: number }> {
    const [lifted] = await em.execute<{ personId: number; kind: Measure['kind']; itemId: number | null }[]>(
      lift,
      [measureId],
    );
    if (!lifted) throw new ConflictException('This was lifted already');
    const { personId, kind, itemId } = lifted;
    if (kind === 'suspend' || kind === 'ban') await this.suspensions.apply(em, personId);
    if (itemId) await this.showAgain(em, itemId);
    await this.mail.send(em, {
      userId: personId,
      content: {
        subject: `We have looked again at our decision`,
        greeting: 'Hello,',
        paragraphs: [liftedFacts[kind], words],
      },
    });
    return { personId };
  }

  private async showAgain(em: EntityManager, itemId: number): Promise<void> {
    const [subject] = await em.execute<{ kind: string; subjectId: number }[]>(subjectOf, [itemId]);
    if (subject) await this.content.show(em, subject.kind, subject.subjectId);
  }

  async list(personId: number): Promise<Measure[]> {
    const rows = await this.database.query<Row>('measures-of-person', ofPerson, [personId]);
    return rows.map(({ takenAt, endsAt, liftedAt, ...row }) => ({
      ...row,
      takenAt: takenAt.toISOString(),
      endsAt: endsAt?.toISOString() ?? null,
      liftedAt: liftedAt?.toISOString() ?? null,
    }));
  }
}

const subjects: Record<Measure['kind'], string> = {
  warn: `A word about your ${productName} account`,
  hide: `We have hidden something of yours on ${productName}`,
  suspend: `Your ${productName} account is suspended`,
  ban: `Your ${productName} account is closed`,
  limit: `You cannot begin new contacts on ${productName}`,
  'remove-picture': `We have removed your picture on ${productName}`,
  refund: `We have refunded a tip that you received on ${productName}`,
};

const facts: Record<Measure['kind'], (until: string) => string> = {
  warn: () => 'Somebody on our team has looked at what you did, and asks you to read this.',
  hide: () => 'We have taken something that you published out of sight.',
  suspend: (until) =>
    `Your account is suspended ${until}. You are logged out everywhere, and your listings are out of sight until then.`,
  ban: () =>
    'Your account is suspended for good. You are logged out everywhere, and your listings are out of sight.',
  limit: (until) =>
    `You cannot begin new contacts ${until}: ask for a contact, write to people for the first time, also with a tip, or propose to fly together. Everything else works, also with people whom you know already.`,
  'remove-picture': () => 'We have removed your profile picture. Others see your initials instead.',
  refund: () => 'We have given a tip that you received back to whoever sent it.',
};

const openAgain = 'Your account is open again, and so are your listings.';

const liftedFacts: Record<Measure['kind'], string> = {
  warn: 'We have taken back the warning.',
  hide: 'What we had hidden can be seen again.',
  suspend: openAgain,
  ban: openAgain,
  limit: 'You can begin new contacts again.',
  'remove-picture': 'There was nothing wrong with your picture. You are welcome to upload it again.',
  refund:
    'There was nothing wrong with that tip. The money has gone back to the card already and stays there.',
};
