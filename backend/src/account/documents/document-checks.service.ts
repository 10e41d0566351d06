import { EntityManager } from '@mikro-orm/postgresql';
import {
  ConflictException,
  ForbiddenException,
  Inject,
  Injectable,
  NotFoundException,
  ServiceUnavailableException,
} from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access.js';
import { Limits } from '../../platform/limits/limits.js';
import {
  ProviderRefusal,
  ProviderReplay,
  ProviderUnavailable,
} from '../../platform/stripe/provider-errors.js';
import { parsePhone } from '../../platform/sms/parse-phone.js';
import { PeopleService } from '../people/people.service.js';
import { CheckBudget } from './check-budget.js';
import { CheckSync } from './check-sync.js';
import { outcomeOf } from './check-outcome.js';
import type { DocumentCheck, DocumentCheckPage, DocumentCheckReason } from './contract.js';
import { IdentitySessions } from './identity-sessions.js';

const findLatest = `
  select c.id::float8 as id, c.status, c.reason, u.document_name_fits as "nameFits",
    to_char(u.document_checked_at at time zone 'UTC', 'YYYY-MM-DD') as "checkedAt"
  from "user" u
  left join lateral (
    select id, status, reason from identity_check where user_id = u.id order by id desc limit 1) c on true
  where u.id = $1`;
const findWaiting = `
  select id::float8 as id, key::text as key, session_id as "sessionId"
  from identity_check where user_id = $1 and status = 'waiting'`;
const insert = `insert into identity_check (user_id) values (?) on conflict do nothing returning id`;
const keep = `update identity_check set session_id = $2 where id = $1 and status = 'waiting'`;
const nextKey = `update identity_check set key = gen_random_uuid() where id = $1 and key = $2 and session_id is null`;

interface Latest {
  id: number | null;
  status: 'waiting' | 'checked' | 'refused' | 'ended' | null;
  reason: DocumentCheckReason | null;
  nameFits: boolean | null;
  checkedAt: string | null;
}
interface Waiting {
  id: number;
  key: string;
  sessionId: string | null;
}

const hasJustEnded = () =>
  new ConflictException('The check that you began has just ended. See what came of it.');
const notNow = (cause: unknown) =>
  new ServiceUnavailableException(
    { message: 'Documents cannot be checked right now. Please try again in a few minutes.', retryAfter: 300 },
    { cause },
  );

const refusals = {
  phone_first: () => new ForbiddenException('Verify your phone number first.'),
  name_first: () =>
    new ForbiddenException('Choose your name first: it is compared with the one on the document.'),
  other_country: () => new ForbiddenException('Stripe does not check documents in your country yet.'),
  checked: () => new ConflictException('Your document is checked already.'),
};

@Injectable()
export class DocumentChecksService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly budget: CheckBudget,
    private readonly database: Database,
    private readonly em: EntityManager,
    private readonly limits: Limits,
    private readonly people: PeopleService,
    private readonly sessions: IdentitySessions,
    private readonly sync: CheckSync,
  ) {}

  /** A member can return from Stripe before its event arrives. */
  async read(me: CurrentUser): Promise<DocumentCheck> {
    this.expectSwitchedOn();
    const found = await this.latest(me.id);
    if (found?.status !== 'waiting' || found.id === null) return this.asContract(me, found);
    try {
      await this.sync.look(found.id);
    } catch (error) {
      // The page shows the stored state; event or reconciler update it later.
      if (!(error instanceof ProviderUnavailable || error instanceof ProviderRefusal)) throw error;
    }
    return this.asContract(me, await this.latest(me.id));
  }

  async begin(me: CurrentUser): Promise<DocumentCheckPage> {
    this.expectSwitchedOn();
    const offer = await this.offerTo(me, await this.latest(me.id));
    if (offer !== 'open') throw refusals[offer]();
    const check = (await this.waiting(me.id)) ?? (await this.open(me));
    try {
      return { url: await this.pageOf(check) };
    } catch (error) {
      if (error instanceof ProviderUnavailable || error instanceof ProviderRefusal) throw notNow(error);
      throw error;
    }
  }

  /** The row is there before the provider is called, so that no session is without one. */
  private async open(me: CurrentUser): Promise<Waiting> {
    await this.limits.take('identity.check', { account: me.person });
    if (!(await this.budget.spend(1))) {
      this.budget.asked('over-budget');
      await this.limits.giveBack('identity.check', { account: me.person });
      throw new ServiceUnavailableException({
        message: 'No more documents can be checked today. Please try again tomorrow.',
        retryAfter: 3_600,
      });
    }
    const isNew = await this.em.fork().transactional(async (em) => {
      await this.people.lock(em, me.id);
      return (await em.execute<unknown[]>(insert, [me.id])).length > 0;
    });
    if (!isNew) await this.limits.giveBack('identity.check', { account: me.person });
    const check = await this.waiting(me.id);
    if (!check) throw hasJustEnded();
    return check;
  }

  private async pageOf(check: Waiting): Promise<string> {
    const session = await this.sessionOf(check).catch(async (error: unknown) => {
      this.budget.asked('failed');
      // The provider replays its error for the key.
      if (error instanceof ProviderReplay || error instanceof ProviderRefusal)
        await this.database.query('identity-next-key', nextKey, [check.id, check.key]);
      throw error;
    });
    if (check.sessionId === null) this.budget.asked('answered');
    if (session.url && !outcomeOf(session)) return session.url;
    await this.sync.look(check.id);
    throw session.status === 'processing'
      ? new ConflictException('Stripe is still looking at your document. Please wait for that.')
      : hasJustEnded();
  }

  private async sessionOf({ id, key, sessionId }: Waiting) {
    if (sessionId !== null) return this.sessions.find(sessionId);
    const session = await this.sessions.open(key);
    await this.database.query('identity-keep', keep, [id, session.id]);
    return session;
  }

  private async asContract(me: CurrentUser, found: Latest | undefined): Promise<DocumentCheck> {
    const offer = await this.offerTo(me, found);
    const { status, reason, checkedAt, nameFits } = found ?? {};
    if (checkedAt) return { status: 'checked', checkedAt, nameFits: nameFits ?? false, offer };
    const why = reason ? { reason } : {};
    if (status === 'waiting' || status === 'refused') return { status, ...why, offer };
    return { status: 'none', ...why, offer };
  }

  private async offerTo(me: CurrentUser, found: Latest | undefined): Promise<DocumentCheck['offer']> {
    if (found?.checkedAt) return 'checked';
    const phone = await this.people.verifiedPhoneOf(me.id);
    if (phone === null) return 'phone_first';
    const country = parsePhone(phone)?.country ?? '';
    if (!this.config.identity?.countries.includes(country)) return 'other_country';
    return me.nameChosen ? 'open' : 'name_first';
  }

  private async latest(userId: number): Promise<Latest | undefined> {
    const [found] = await this.database.query<Latest & Record<string, unknown>>(
      'identity-latest',
      findLatest,
      [userId],
    );
    return found;
  }

  private async waiting(userId: number): Promise<Waiting | undefined> {
    const [found] = await this.database.query<Waiting & Record<string, unknown>>(
      'identity-waiting',
      findWaiting,
      [userId],
    );
    return found;
  }

  private expectSwitchedOn(): void {
    if (!this.config.identity) throw new NotFoundException('Documents are not checked here');
  }
}
