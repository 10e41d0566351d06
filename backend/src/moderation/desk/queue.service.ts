import { EntityManager } from '@mikro-orm/postgresql';
import { ConflictException, ForbiddenException, Injectable, NotFoundException } from '@nestjs/common';
import { AuditLog } from '../audit/audit-log.js';
import { ownAccounts } from '../../account/index.js';
import { guest, ModeratedContent } from '../cases/moderated-content.js';
import { otherReviewers } from '../measures/other-reviewers.js';
import { ownDecision, type QueueItem } from './contract.js';
import type { StaffMember } from './staff.js';

/** A taken item that nothing was done about goes back to all. */
const claimMinutes = 30;

export const isClaimed = `coalesce(i.claimed_at > now() - interval '${claimMinutes} minutes', false)`;

/** Operators cannot decide about themselves, about what they reported, or about texts sent to them. */
const hasNoPart = (me: string) => `
  not exists (select from (${ownAccounts(me)}) mine where mine.id = i.person_id
    or exists (select from report r where r.item_id = i.id and r.reporter_id = mine.id)
    or exists (select from flag f where f.item_id = i.id and f.other_id = mine.id))`;

/** An appeal against the reader's own decision. */
const isOwnDecision = (me: string) => `
  (i.kind = 'appeal' and exists (
    select from measure d join (${ownAccounts(me)}) decider on decider.id = d.taken_by where d.id = i.subject_id))`;

/** Another operator answers it. */
const isLeftToAnother = (me: string) => `
  (i.kind = 'appeal' and i.status = 'open' and exists (select from staff s where s.user_id = ${me} and s.role = 'operator')
    and ${isOwnDecision(me)} and exists (${otherReviewers(me, 'i.person_id')}))`;

/** Operators cannot answer an appeal against their own decision where there is another operator. */
export const isImpartial = (me: string) => `(${hasNoPart(me)} and not ${isLeftToAnother(me)})`;

const claim = `
  update desk_item i set claimed_by = ?, claimed_at = now()
  where i.id = ? and i.status = 'open' and (i.claimed_by = ? or not ${isClaimed})
  returning coalesce(i.person_id, 0)::float8 as "personId"`;

const impartial = `
  select i.kind, i.subject_id::float8 as "subjectId", i.person_id is null as "isOfGuest", i.status, i.outcome,
    ${isOwnDecision('me.id')} as "isOwnDecision", ${isLeftToAnother('me.id')} as "isLeftToAnother"
  from (select ?::bigint as id) me cross join desk_item i where i.id = ? and ${hasNoPart('me.id')}`;

const isOwnAddress = `select from (${ownAccounts('?')}) mine where mine.email = ?`;

const release = `
  update desk_item i set claimed_by = null, claimed_at = null
  where i.id = ? and i.status = 'open' and i.claimed_by = ? returning coalesce(i.person_id, 0)::float8 as "personId"`;

const hold = `
  select i.kind, i.subject_id::float8 as "subjectId", coalesce(i.person_id, 0)::float8 as "personId", i.hidden
  from desk_item i where i.id = ? and i.status = 'open' and i.claimed_by = ? and ${isClaimed} for update of i`;

export interface HeldItem {
  kind: QueueItem['kind'];
  subjectId: number;
  personId: number;
  hidden: boolean;
}

type Subject = Pick<HeldItem, 'kind' | 'subjectId'>;

interface AnyItem extends Subject {
  isOfGuest: boolean;
  status: 'open' | 'closed';
  outcome: string | null;
  isOwnDecision: boolean;
  isLeftToAnother: boolean;
}

/** An appeal and a safety answer are looked at one by one, and so is what is out of sight already. */
const holdFree = `
  select i.id::float8 as id, i.kind, i.subject_id::float8 as "subjectId", coalesce(i.person_id, 0)::float8 as "personId"
  from (select ?::bigint as id) me cross join desk_item i
  where i.id in (?) and i.status = 'open' and i.kind not in ('appeal', 'safety') and not i.hidden
    and (i.claimed_by = me.id or not ${isClaimed}) and ${isImpartial('me.id')}
  order by i.id for update of i`;

export type FreeItem = Omit<HeldItem, 'hidden'> & { id: number };

const notAtTheDesk = () => new NotFoundException('This was not found at the desk');

@Injectable()
export class QueueService {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditLog,
    private readonly content: ModeratedContent,
  ) {}

  /** Two who claim at once: one has it, the other reads so. */
  async claim(me: StaffMember, id: number): Promise<void> {
    await this.em.transactional(async (em) => {
      await this.assertOpen(em, me, id);
      const [claimed] = await em.execute<{ personId: number }[]>(claim, [me.id, id, me.id]);
      if (!claimed) throw new ConflictException('Somebody else has taken this');
      await this.audit.write(em, { by: me.id, action: 'item.taken', itemId: id, personId: claimed.personId });
    });
  }

  async release(me: StaffMember, id: number): Promise<void> {
    await this.em.transactional(async (em) => {
      const [released] = await em.execute<{ personId: number }[]>(release, [id, me.id]);
      if (!released) throw new ConflictException('You have not taken this');
      await this.audit.write(em, {
        by: me.id,
        action: 'item.given-back',
        itemId: id,
        personId: released.personId,
      });
    });
  }

  /** Locks an item that this member of staff has taken. */
  async hold(em: EntityManager, me: StaffMember, id: number): Promise<HeldItem> {
    await this.assertOpen(em, me, id);
    const [held] = await em.execute<HeldItem[]>(hold, [id, me.id]);
    if (!held) throw new ConflictException('Take it first: nobody has it now, or somebody else has');
    return held;
  }

  /** Locks the items that no other moderator has taken and that are not about the caller. */
  async holdFree(em: EntityManager, me: StaffMember, ids: number[]): Promise<FreeItem[]> {
    const free: FreeItem[] = [];
    for (const item of await em.execute<FreeItem[]>(holdFree, [me.id, ids]))
      if (item.personId !== guest || !(await this.isOwn(em, me, item))) free.push(item);
    return free;
  }

  /** Throws 404 unless it is the desk's, and about others; 403 for an appeal that another operator answers. */
  async assertImpartial(em: EntityManager, me: StaffMember, id: number): Promise<AnyItem> {
    const [item] = await em.execute<AnyItem[]>(impartial, [me.id, id]);
    if (!item || (item.isOfGuest && (await this.isOwn(em, me, item)))) throw notAtTheDesk();
    if (item.isLeftToAnother)
      throw new ForbiddenException({
        message: 'You took this decision yourself, so another operator answers the appeal',
        code: ownDecision,
      });
    return item;
  }

  private async assertOpen(em: EntityManager, me: StaffMember, id: number): Promise<void> {
    const item = await this.assertImpartial(em, me, id);
    if (item.kind === 'appeal' && me.role !== 'operator')
      throw new ForbiddenException('Only operators answer appeals');
    if (item.status === 'closed') throw new ConflictException(`This is decided already: ${item.outcome}`);
  }

  /** What staff have posted as guests. */
  private async isOwn(em: EntityManager, me: StaffMember, { kind, subjectId }: Subject): Promise<boolean> {
    const mailbox = await this.content.mailboxOf(em, kind, subjectId);
    if (!mailbox) return false;
    return (await em.execute<unknown[]>(isOwnAddress, [me.id, mailbox.to])).length > 0;
  }
}
