import { EntityManager } from '@mikro-orm/postgresql';
import { ConflictException, ForbiddenException, Inject, Injectable } from '@nestjs/common';
import { readPhone } from '../../../account/index.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { emailAddress } from '../../../platform/contract.js';
import { fieldIssue } from '../../../platform/http/errors/field-issue.js';
import { Sms } from '../../../platform/sms/sms.js';
import { MatchLock } from '../../match-lock.js';
import { MatchReads } from '../../match-reads.js';
import { tripIdOf } from '../../relay/trip-of.js';
import type { ArrivalContacts } from '../contract.js';
import { openContacts, sealContacts } from './sealed-contacts.js';

const find = `select sealed, told_at as "toldAt" from arrival_contacts where match_id = ?`;
const save = `
  insert into arrival_contacts (match_id, sealed) values (?, ?)
  on conflict (match_id) do update set sealed = excluded.sealed where arrival_contacts.told_at is null`;

interface Row {
  sealed: string;
  toldAt: Date | string | null;
}

@Injectable()
export class ArrivalContactsService {
  constructor(
    private readonly em: EntityManager,
    private readonly locks: MatchLock,
    private readonly matches: MatchReads,
    private readonly sms: Sms,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async find(me: number, id: number): Promise<ArrivalContacts> {
    const { role, tripId = id } = await this.matches.one(me, id);
    if (role !== 'seeking_help') throw ofFamily();
    const [row] = await this.em.execute<Row[]>(find, [tripId]);
    if (!row) return { contacts: [], toldAt: null };
    const { sealed, toldAt } = row;
    return {
      contacts: openContacts(this.config.secrets, sealed),
      toldAt: toldAt && new Date(toldAt).toISOString(),
    };
  }

  async save(me: number, id: number, typed: string[]): Promise<ArrivalContacts> {
    const contacts = [...new Set(typed.map((text, index) => this.contactOf(text, index)))];
    await this.em.transactional(async (em) => {
      const match = await this.locks.lock(em, me, id);
      if (match.seekerId !== me) throw ofFamily();
      if (match.status !== 'agreed') throw new ConflictException('You have not agreed on this trip');
      const tripId = tripIdOf(match);
      const [row] = await em.execute<Row[]>(find, [tripId]);
      if (row?.toldAt) throw new ConflictException('They have been told already');
      await em.execute(save, [tripId, sealContacts(this.config.secret, contacts)]);
    });
    return this.find(me, id);
  }

  private contactOf(text: string, index: number): string {
    const message = 'Enter a mail address, or a phone number with its country code';
    if (text.includes('@')) {
      const { data } = emailAddress(message).safeParse(text);
      if (!data) throw fieldIssue(`contacts.${index}`, message);
      return data;
    }
    const phone = readPhone(text);
    if (!phone) throw fieldIssue(`contacts.${index}`, message);
    const refusal = this.sms.refusal(phone.e164);
    if (refusal) throw fieldIssue(`contacts.${index}`, refusal);
    return phone.e164;
  }
}

const ofFamily = () => new ForbiddenException('Only the family chooses who is told');
