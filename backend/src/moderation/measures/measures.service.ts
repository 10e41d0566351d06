import type { EntityManager } from '@mikro-orm/postgresql';
import { ConflictException, Injectable, NotFoundException, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { Notify, PersonalData } from '../../account/index.js';
import { ModeratedContent } from '../cases/moderated-content.js';
import { AppealLinks } from './appeal-links.js';
import type { Measure, MeasureReason } from './contract.js';
import { liftedMail, measureMail } from './measure-texts.js';
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
    private readonly notify: Notify,
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
    const appealUrl = this.links.to(taken.id);
    const content = measureMail({ kind, reason, endsAt: taken.endsAt, text: words, appealUrl });
    await this.notify.send(em, 'team.decided', { userId: personId, content });
  }

  async lift(em: EntityManager, measureId: number, words: string): Promise<{ personId: number }> {
    const [lifted] = await em.execute<{ personId: number; kind: Measure['kind']; itemId: number | null }[]>(
      lift,
      [measureId],
    );
    if (!lifted) throw new ConflictException('This was lifted already');
    const { personId, kind, itemId } = lifted;
    if (kind === 'suspend' || kind === 'ban') await this.suspensions.apply(em, personId, personId);
    if (itemId) await this.showAgain(em, itemId);
    await this.notify.send(em, 'team.looked-again', { userId: personId, content: liftedMail(kind, words) });
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
