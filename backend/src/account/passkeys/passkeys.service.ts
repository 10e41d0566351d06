import { EntityManager } from '@mikro-orm/postgresql';
import {
  BadRequestException,
  ConflictException,
  Inject,
  Injectable,
  NotFoundException,
  type OnModuleInit,
} from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { productName } from '../../platform/contract.js';
import { Database } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access.js';
import { Notify } from '../news/notify.js';
import { PeopleService } from '../people/people.service.js';
import { wordsOf, type Words } from '../words/index.js';
import { PersonalData } from '../profile/personal-data.js';
import { PasskeyChallenges } from './challenges.js';
import { library, wasFramed } from './library.js';
import type { NewPasskey, Passkey, PasskeyOptions } from './contract.js';

/** Of one account. */
const most = 20;

const list = `
  select id::float8 as id, name, created_at as "createdAt", last_used_at as "lastUsedAt",
    credential_id as "credentialId"
  from passkey where user_id = $1 order by id limit ${most}`;

const insert = `
  insert into passkey (user_id, credential_id, public_key, counter, transports, name)
  values (?, ?, decode(?, 'base64'), ?, string_to_array(?, ','), ?)
  on conflict (credential_id) do nothing
  returning id::float8 as id, name, created_at as "createdAt"`;

/** The device has just confirmed who they are, as at a login with it. */
const mark = `update session set passkey_id = ?, passkey_added_at = now() where id = ?`;
const count = `select count(*)::int as count from passkey where user_id = ?`;
const remove = `delete from passkey where id = ? and user_id = ? returning name`;

interface Row {
  id: number;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
  credentialId: string;
  [column: string]: unknown;
}

export const relyingParty = ({ publicUrl }: Pick<Config, 'publicUrl'>) => ({
  id: new URL(publicUrl).hostname,
  origin: new URL(publicUrl).origin,
});

const unusable = () => new BadRequestException('This passkey could not be used. Please try again.');

@Injectable()
export class PasskeysService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly challenges: PasskeyChallenges,
    private readonly database: Database,
    private readonly notify: Notify,
    private readonly people: PeopleService,
    private readonly personalData: PersonalData,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'passkeys',
      collect: (id) => this.list({ id }),
      erase: async (em, userId) => {
        await em.execute(`delete from passkey where user_id = ?`, [userId]);
      },
    });
  }

  async list(me: Pick<CurrentUser, 'id'>): Promise<Passkey[]> {
    return (await this.rows(me.id)).map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    }));
  }

  async begin(me: CurrentUser): Promise<PasskeyOptions> {
    const { generateRegistrationOptions } = await library();
    const options = await generateRegistrationOptions({
      rpName: productName,
      rpID: relyingParty(this.config).id,
      userID: new TextEncoder().encode(String(me.id)),
      userName: me.email,
      userDisplayName: me.username,
      attestationType: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: (await this.rows(me.id)).map(({ credentialId: id }) => ({ id })),
    });
    await this.challenges.keep(options.challenge, me.id);
    return { ...options };
  }

  async add(me: CurrentUser, { credential, name = 'Passkey' }: NewPasskey): Promise<Passkey> {
    const { id, origin } = relyingParty(this.config);
    const { verifyRegistrationResponse } = await library();
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...credential,
        clientExtensionResults: {},
      },
      expectedChallenge: (challenge) => this.challenges.use(challenge, me.id),
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
    }).catch(() => {
      throw unusable();
    });
    if (!registrationInfo || wasFramed(credential.response)) throw unusable();
    const made = registrationInfo.credential;
    return this.em.transactional(async (em) => {
      await this.people.lock(em, me.id);
      const { count: known } = await em.execute<{ count: number }>(count, [me.id], 'get');
      if (known >= most) throw new ConflictException(`You can have ${most} passkeys. Remove one first.`);
      const key = Buffer.from(made.publicKey).toString('base64');
      const transports = (made.transports ?? []).join(',');
      const values = [me.id, made.id, key, made.counter, transports, name];
      const [row] = await em.execute<{ id: number; name: string; createdAt: string }[]>(insert, values);
      if (!row) throw new ConflictException('This passkey is in use already');
      await em.execute(mark, [row.id, me.sessionId]);
      await this.tell(em, me.id, ({ passkeys }) => passkeys.added(name));
      return { ...row, createdAt: new Date(row.createdAt).toISOString(), lastUsedAt: null };
    });
  }

  async remove(me: CurrentUser, id: number): Promise<void> {
    await this.em.transactional(async (em) => {
      const [removed] = await em.execute<{ name: string }[]>(remove, [id, me.id]);
      if (!removed) throw new NotFoundException('This passkey is not one of yours');
      await this.tell(em, me.id, ({ passkeys }) => passkeys.removed(removed.name));
    });
  }

  private rows(userId: number): Promise<Row[]> {
    return this.database.query<Row>('passkey-list', list, [userId]);
  }

  private async tell(em: EntityManager, userId: number, factIn: (words: Words) => string): Promise<void> {
    const url = `${this.config.publicUrl}/profile#passkeys`;
    await this.notify.send(em, 'account.passkeys', {
      userId,
      content: (language) => {
        const words = wordsOf(language);
        const { subject, ifNotYou, see } = words.passkeys;
        return {
          subject: subject(productName),
          greeting: words.hello,
          paragraphs: [factIn(words), ifNotYou],
          action: { label: see, url },
        };
      },
    });
  }
}
