import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { defineJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { open, seal } from '../../platform/secrets/sealing.js';
import { AuditLog } from '../audit/audit-log.js';
import { findRisks } from '../risks/find-risk.js';
import type { RiskKind } from '../risks/risk-rules.js';
import { Cases } from '../cases/cases.js';
import { SealedCopies } from '../cases/sealed-copies.js';

const flag = z.object({
  rule: z.enum(['words', 'name', 'contacts', 'reviews', 'tips']),
  personId: z.number(),
  /** The same subject is found once, whatever became of it at the desk. */
  subject: z.string(),
  /** What the desk reads about it. */
  details: z.string(),
  /** On the scale of reports: spam is 1, harassment is 3, fraud is 5. */
  weight: z.int().min(1).max(5),
  /** To whom the words were written. */
  otherId: z.number().optional(),
});
type Flag = z.infer<typeof flag>;

const purpose = 'account.flag';
const flagPerson = defineJob(purpose, flag.extend({ sealedWords: z.string().optional() }));

interface FirstWords extends Pick<Flag, 'personId' | 'otherId' | 'subject'> {
  words: string;
}

const weights: Record<RiskKind, number> = { parcels: 3, money: 3, documents: 3, elsewhere: 1 };

const insert = `
  insert into flag (person_id, other_id, rule, subject, details, weight, evidence) values (?, ?, ?, ?, ?, ?, ?)
  on conflict do nothing returning id::float8 as id`;
const attach = `update flag set item_id = ? where id = ?`;

/** The only way for rules to send people to the desk. The person gets no notice. */
@Injectable()
export class Flags implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditLog,
    private readonly copies: SealedCopies,
    private readonly cases: Cases,
    private readonly jobs: Jobs,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): Promise<void> {
    return this.jobs.work(flagPerson, ({ sealedWords, ...found }) => this.file(found, sealedWords));
  }

  /** Costs the caller's transaction one row: no member waits for the desk. */
  async raise(em: EntityManager | null, found: Flag, words?: string): Promise<void> {
    const sealedWords = words && seal(this.config.secret, purpose, words);
    const key = `${found.personId}:${found.rule}:${found.subject}`;
    await this.jobs.enqueue(em, flagPerson, { ...found, sealedWords }, { key });
  }

  /** For messages to a person who has not answered yet. */
  async raiseForWords(
    em: EntityManager,
    { words, ...about }: FirstWords,
    risks = findRisks(words),
  ): Promise<void> {
    if (!risks.length) return;
    const weight = Math.max(...risks.map((risk) => weights[risk]));
    await this.raise(em, { ...about, rule: 'words', details: risks.join(', '), weight }, words);
  }

  private async file(found: Flag, sealedWords: string | undefined): Promise<void> {
    const { rule, personId, subject, details, weight, otherId } = found;
    const words = sealedWords && open(this.config.secrets, purpose, sealedWords);
    const evidence = await this.copies.seal(
      {
        reporterId: otherId ?? personId,
        reportedId: personId,
        listingId: null,
        testimonialId: null,
        messageId: null,
      },
      words ? { message: { content: words, createdAt: new Date().toISOString() } } : {},
    );
    await this.em.fork().transactional(async (em) => {
      const values = [personId, otherId ?? null, rule, subject, details, weight, evidence];
      const [made] = await em.execute<{ id: number }[]>(insert, values);
      if (!made) return;
      const itemId = await this.cases.open(em, { kind: 'person', subjectId: personId, personId });
      await em.execute(attach, [itemId, made.id]);
      await this.cases.reprioritise(em, itemId, personId);
      await this.audit.write(em, { by: 'rule', action: 'person.flagged', personId, itemId, reason: rule });
    });
  }
}
