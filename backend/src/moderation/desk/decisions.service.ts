import { EntityManager } from '@mikro-orm/postgresql';
import { BadRequestException, ConflictException, ForbiddenException, Injectable } from '@nestjs/common';
import { AuditLog } from '../audit/audit-log.js';
import { GuestMail, Notify, ProfilePictures, SessionsService } from '../../account/index.js';
import { guest, ModeratedContent } from '../cases/moderated-content.js';
import { hiddenGuestMail, shownGuestMail, upheldMail } from '../measures/measure-texts.js';
import { Measures, type NewMeasure } from '../measures/measures.service.js';
import type { Decision, PersonAction } from './contract.js';
import { notifyReporter } from './dismissals.service.js';
import { Duplicates } from './duplicates.service.js';
import { QueueService, type HeldItem } from './queue.service.js';
import { Staff, type StaffMember } from './staff.js';

const close = `
  update desk_item set status = 'closed', closed_at = now(), outcome = ?, hidden = ? where id = ?`;

const reopen = `
  update desk_item set hidden = false, outcome = 'shown again'
  where id = ? and status = 'closed' and hidden and person_id is null
  returning kind, subject_id::float8 as "subjectId"`;

const reporters = `
  select r.reporter_id::float8 as id, min(r.item_id)::float8 as "itemId" from report r where r.item_id in (?) group by 1 order by 1`;

const outcomes = {
  dismiss: 'dismissed',
  hide: 'hidden',
  warn: 'warned',
  suspend: 'suspended',
  ban: 'banned',
  limit: 'limited',
  'remove-picture': 'picture removed',
  lift: 'lifted',
  uphold: 'upheld',
} as const satisfies Record<Decision['action'], string>;

const kinds = ['hide', 'warn', 'limit', 'suspend', 'ban', 'remove-picture'] as const;
const timed = ['suspend', 'limit'];

/** The contract has checked that nothing is missing. */
function measureOf({
  action,
  reason,
  words,
  days,
}: Decision | PersonAction): Omit<NewMeasure, 'by' | 'personId'> {
  const kind = kinds.find((each) => each === action);
  if (!kind || !reason || !words) throw new BadRequestException('This answers an appeal, and this is none');
  return { kind, reason, words, ...(timed.includes(kind) && { days }) };
}

@Injectable()
export class DecisionsService {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditLog,
    private readonly content: ModeratedContent,
    private readonly duplicates: Duplicates,
    private readonly guestMail: GuestMail,
    private readonly notify: Notify,
    private readonly measures: Measures,
    private readonly pictures: ProfilePictures,
    private readonly queue: QueueService,
    private readonly sessions: SessionsService,
    private readonly staff: Staff,
  ) {}

  async decide(me: StaffMember, id: number, decision: Decision): Promise<void> {
    await this.em.transactional(async (em) => {
      const item = await this.queue.hold(em, me, id);
      const hidden =
        item.kind === 'appeal'
          ? await this.answerAppeal(em, item, decision)
          : await this.decideReport(em, me, id, item, decision);
      const outcome = outcomes[decision.action];
      await em.execute(close, [outcome, hidden, id]);
      await this.audit.write(em, {
        by: me.id,
        action: `item.${outcome}`,
        itemId: id,
        personId: item.personId,
        reason: decision.reason,
        details: decision.words,
      });
      const closed = await this.duplicates.close(em, me, {
        itemId: id,
        personId: item.personId,
        ids: item.kind === 'appeal' || item.personId === guest ? [] : decision.also,
        outcome,
        action: `item.${outcome}`,
      });
      await this.notifyReporters(em, [id, ...closed.map((other) => other.id)]);
    });
  }

  /** Without a report: from the page of a person. */
  async act(me: StaffMember, personId: number, action: PersonAction): Promise<void> {
    await this.em.transactional(async (em) => {
      await this.assertMayAct(em, me, personId);
      if (action.action === 'end-sessions') await this.sessions.endAll(em, personId);
      else await this.take(em, { ...measureOf(action), by: me.id, personId });
      await this.audit.write(em, {
        by: me.id,
        action: `person.${action.action}`,
        personId,
        reason: action.reason,
        details: action.words,
      });
    });
  }

  async lift(me: StaffMember, measureId: number, words: string): Promise<void> {
    await this.em.transactional(async (em) => {
      const { personId } = await this.measures.lift(em, measureId, words);
      await this.staff.assertOther(me, personId);
      await this.audit.write(em, { by: me.id, action: 'measure.lifted', personId, details: words });
    });
  }

  /** What a guest published: they have no measure that could be lifted. */
  async showAgain(me: StaffMember, itemId: number, words: string): Promise<void> {
    await this.em.transactional(async (em) => {
      await this.queue.assertImpartial(em, me, itemId);
      const [shown] = await em.execute<Pick<HeldItem, 'kind' | 'subjectId'>[]>(reopen, [itemId]);
      if (!shown) throw new ConflictException('Nothing of a guest is out of sight because of this');
      await this.content.show(em, shown.kind, shown.subjectId);
      const to = await this.content.mailboxOf(em, shown.kind, shown.subjectId);
      if (to) await this.guestMail.send(em, { ...to, content: shownGuestMail(words) });
      await this.audit.write(em, { by: me.id, action: 'item.shown-again', itemId, details: words });
    });
  }

  /** Resolves to whether the content is hidden from now on. */
  private async decideReport(
    em: EntityManager,
    me: StaffMember,
    itemId: number,
    item: HeldItem,
    decision: Decision,
  ): Promise<boolean> {
    const { kind, subjectId, personId, hidden } = item;
    if (decision.action === 'dismiss') {
      if (hidden) await this.content.show(em, kind, subjectId);
      return false;
    }
    if (personId === guest) return this.decideAboutGuest(em, item, decision);
    const measure = measureOf(decision);
    await this.assertMayAct(em, me, personId);
    const hides = decision.action === 'hide' || decision.hide === true;
    if (hides && !this.content.canHide(kind)) throw new BadRequestException('This cannot be hidden');
    if (hides && !hidden) await this.content.hide(em, kind, subjectId);
    if (!hides && hidden) await this.content.show(em, kind, subjectId);
    await this.take(em, { ...measure, by: me.id, personId, itemId });
    return hides;
  }

  /** A guest has no account, so no other measure is possible. */
  private async decideAboutGuest(
    em: EntityManager,
    { kind, subjectId, hidden }: HeldItem,
    { action, reason, words }: Decision,
  ): Promise<boolean> {
    if (action !== 'hide' || !reason || !words)
      throw new BadRequestException('A guest has no account: hide the listing, or dismiss the report');
    if (!hidden) await this.content.hide(em, kind, subjectId);
    const to = await this.content.mailboxOf(em, kind, subjectId);
    if (to) await this.guestMail.send(em, { ...to, content: hiddenGuestMail(reason, words) });
    return true;
  }

  private async take(em: EntityManager, measure: NewMeasure): Promise<void> {
    if (measure.kind === 'remove-picture' && !(await this.pictures.takeDown(em, measure.personId)))
      throw new ConflictException('This person shows no picture');
    await this.measures.take(em, measure);
  }

  private async answerAppeal(
    em: EntityManager,
    { subjectId, personId }: HeldItem,
    decision: Decision,
  ): Promise<boolean> {
    const { action, words = '' } = decision;
    if (action === 'lift') await this.measures.lift(em, subjectId, words);
    else if (action === 'uphold') await this.notifyUpheld(em, personId, words);
    else throw new BadRequestException('An appeal is lifted or upheld');
    return false;
  }

  /** Moderators cannot act against staff, and no one against themselves. */
  private async assertMayAct(em: EntityManager, me: StaffMember, personId: number): Promise<void> {
    if (me.id === personId) throw new ConflictException('Somebody else must decide about you');
    if (!(await this.staff.includes(personId))) return;
    if (me.role !== 'operator') throw new ForbiddenException('Only operators act on people of the desk');
    await this.staff.assertOperator(em, me);
  }

  private async notifyUpheld(em: EntityManager, userId: number, words: string): Promise<void> {
    await this.notify.send(em, 'team.looked-again', { userId, content: upheldMail(words) });
  }

  private async notifyReporters(em: EntityManager, itemIds: number[]): Promise<void> {
    for (const { id, itemId } of await em.execute<{ id: number; itemId: number }[]>(reporters, [itemIds]))
      await notifyReporter(this.notify, em, id, itemId);
  }
}
