import { ECDH } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import {
  BadRequestException,
  ConflictException,
  Inject,
  Injectable,
  NotFoundException,
  type OnModuleInit,
  UnauthorizedException,
} from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access.js';
import { isPushEndpoint } from '../../platform/push/push-endpoint.js';
import { PersonalData } from '../profile/personal-data.js';
import {
  endpointRefusal,
  keysRefusal,
  type NewPushSubscription,
  type PushKey,
  type PushSubscription,
} from './contract.js';

const maxDevices = 20;

const list = `
  select id::float8 as id, device, session_id = $2::bigint as current,
    split_part(endpoint, '/', 3) as service, created_at as "createdAt", last_ok_at as "lastSentAt"
  from push_subscription
  where user_id = $1 and ($3::text is null or coalesce(vapid_key, $3) = $3) order by id limit ${maxDevices}`;

/** A logout, or a deletion of the account, waits for the device and then takes it along. */
const lock = `
  select s.id from session s join "user" u on u.id = s.user_id and u.deleted_at is null
  where s.id = ? for update of u for key share of s`;

/** A session is one browser, and a browser has one subscription. */
const forgetOfSession = `delete from push_subscription where session_id = ? and endpoint <> ?`;
const count = `
  select count(*)::int as count from push_subscription
  where user_id = ? and endpoint <> ? and coalesce(vapid_key, ?) = ?`;

/** An endpoint is one browser: it belongs to whom it was given to last. */
const save = `
  insert into push_subscription (user_id, session_id, endpoint, p256dh, auth, device, vapid_key)
  values (?, ?, ?, ?, ?, ?, ?)
  on conflict (endpoint) do update set user_id = excluded.user_id, session_id = excluded.session_id,
    p256dh = excluded.p256dh, auth = excluded.auth, device = excluded.device, vapid_key = excluded.vapid_key,
    created_at = case when push_subscription.user_id = excluded.user_id
      then push_subscription.created_at else now() end,
    last_ok_at = case when push_subscription.user_id = excluded.user_id
      then push_subscription.last_ok_at end
  returning id::float8 as id`;

const remove = `delete from push_subscription where id = $1 and user_id = $2 returning id`;
const erase = `delete from push_subscription where user_id = ?`;

interface Row {
  id: number;
  device: string;
  current: boolean | null;
  service: string;
  createdAt: Date;
  lastSentAt: Date | null;
  [column: string]: unknown;
}

@Injectable()
export class PushSubscriptionsService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
    private readonly personalData: PersonalData,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'notifiedDevices',
      collect: async (userId) =>
        (await this.rows(userId)).map(({ device, service, createdAt, lastSentAt }) => ({
          device,
          service,
          createdAt,
          lastSentAt,
        })),
      erase: async (em, userId) => {
        await em.execute(erase, [userId]);
      },
    });
  }

  key(): PushKey {
    return { publicKey: this.config.push?.publicKey ?? null };
  }

  async list(me: Pick<CurrentUser, 'id' | 'sessionId'>): Promise<PushSubscription[]> {
    return (await this.currentRows(me)).map(asSubscription);
  }

  async save(me: CurrentUser, { endpoint, keys, device }: NewPushSubscription): Promise<PushSubscription> {
    const { publicKey } = this.config.push ?? {};
    if (!publicKey) throw new NotFoundException('This site sends no notifications to devices');
    if (!isPushEndpoint(this.config, endpoint)) throw refusal('endpoint', endpointRefusal);
    if (!isOnCurve(keys.p256dh)) throw refusal('keys.p256dh', keysRefusal);
    const id = await this.em.transactional(async (em) => {
      const session = await em.execute<object[]>(lock, [me.sessionId]);
      if (!session.length) throw new UnauthorizedException('Please log in');
      await em.execute(forgetOfSession, [me.sessionId, endpoint]);
      const others = [me.id, endpoint, publicKey, publicKey];
      const known = await em.execute<{ count: number }>(count, others, 'get');
      if (known.count >= maxDevices)
        throw new ConflictException(`You can have ${maxDevices} devices. Remove one of them first.`);
      const values = [me.id, me.sessionId, endpoint, keys.p256dh, keys.auth, device, publicKey];
      return (await em.execute<{ id: number }>(save, values, 'get')).id;
    });
    const saved = (await this.currentRows(me)).find((row) => row.id === id);
    if (!saved) throw new NotFoundException(notYours);
    return asSubscription(saved);
  }

  async remove(me: CurrentUser, id: number): Promise<void> {
    const removed = await this.database.query('push-remove', remove, [id, me.id]);
    if (!removed.length) throw new NotFoundException(notYours);
  }

  /** After a change of the site's keys, the browsers of before get nothing until they subscribe again. */
  private currentRows({ id, sessionId }: Pick<CurrentUser, 'id' | 'sessionId'>): Promise<Row[]> {
    return this.rows(id, sessionId, this.config.push?.publicKey);
  }

  private rows(userId: number, sessionId?: number, key?: string): Promise<Row[]> {
    return this.database.query<Row>('push-list', list, [userId, sessionId ?? null, key ?? null]);
  }
}

const notYours = 'This device is not one of yours';

const asSubscription = ({ id, device, current, createdAt, lastSentAt }: Row): PushSubscription => ({
  id,
  device,
  current: current === true,
  createdAt: createdAt.toISOString(),
  lastSentAt: lastSentAt?.toISOString() ?? null,
});

const refusal = (path: string, message: string) =>
  new BadRequestException({ message, issues: [{ path, message }] });

function isOnCurve(point: string): boolean {
  try {
    ECDH.convertKey(point, 'prime256v1', 'base64url', 'base64url', 'uncompressed');
    return true;
  } catch {
    // Only a point of the curve is converted.
    return false;
  }
}
