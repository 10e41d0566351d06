import { Inject, Injectable, UnauthorizedException } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { LoginCompletionService } from '../login/login-completion.service.js';
import type { CompletedLogin, Visitor } from '../login/visitor.js';
import { PasskeyChallenges } from './challenges.js';
import { library, wasFramed } from './library.js';
import type { PasskeyLogin, PasskeyOptions } from './contract.js';
import { relyingParty } from './passkeys.service.js';

const find = `
  select k.id::float8 as id, k.user_id::float8 as "userId", k.public_key as "publicKey", k.counter::float8 as counter
  from passkey k join "user" u on u.id = k.user_id and u.deleted_at is null where k.credential_id = $1`;

/** Two uses of one counter are a copied passkey: only one of them passes. */
const markUsed = `
  update passkey set counter = $2, last_used_at = now()
  where id = $1 and (counter < $2 or counter = 0 and $2 = 0) returning 1`;

interface Row {
  id: number;
  userId: number;
  publicKey: Buffer;
  counter: number;
  [column: string]: unknown;
}

/** One sentence for every failure, so that it reveals nothing about passkeys or accounts. */
const refused = () =>
  new UnauthorizedException('This passkey is not known here. Please log in with your email.');

@Injectable()
export class PasskeyLoginService {
  constructor(
    private readonly challenges: PasskeyChallenges,
    private readonly completion: LoginCompletionService,
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async begin(): Promise<PasskeyOptions> {
    const rpID = relyingParty(this.config).id;
    const { generateAuthenticationOptions } = await library();
    const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
    await this.challenges.keep(options.challenge, null);
    return { ...options };
  }

  async complete({ credential }: PasskeyLogin, visitor: Visitor): Promise<CompletedLogin> {
    const { id, origin } = relyingParty(this.config);
    const [found] = await this.database.query<Row>('passkey-find', find, [credential.id]);
    const passkey = found ?? { id: 0, userId: 0, publicKey: Buffer.alloc(0), counter: 0 };
    const { verifyAuthenticationResponse } = await library();
    const { authenticationInfo, verified } = await verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: (challenge) => this.challenges.use(challenge, null),
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: credential.id,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
      },
    }).catch(() => {
      throw refused();
    });
    if (!found || !verified || wasFramed(credential.response)) throw refused();
    const values = [found.id, authenticationInfo.newCounter];
    if (!(await this.database.query('passkey-used', markUsed, values)).length) throw refused();
    return this.completion.completeByPasskey({ userId: found.userId, passkeyId: found.id }, visitor);
  }
}
