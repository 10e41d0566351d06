import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const bytes = (hex: string) => Buffer.from(hex, 'hex');
const part = (text: string) => Buffer.from(text, 'base64url');

const present = 0x01;
const verified = 0x04;
const hasCredential = 0x40;

interface Options {
  /** Where the page is that asks. */
  origin?: string;
  /** False: it was touched, but did not verify the user. */
  isVerified?: boolean;
  /** The page is in a frame of another site. */
  isFramed?: boolean;
}

/** A passkey in software, which answers as a browser does. */
export class Authenticator {
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly id = randomBytes(16);
  counter = 0;

  constructor(private readonly site: string) {}

  register(options: Record<string, unknown>, more: Options = {}) {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const key = Buffer.concat([bytes('a5010203262001215820'), part(x), bytes('225820'), part(y)]);
    const length = Buffer.from([0, this.id.length]);
    const data = Buffer.concat([this.data(hasCredential, more), Buffer.alloc(16), length, this.id, key]);
    const object = Buffer.concat([
      bytes('a363666d74646e6f6e656761747453746d74a068617574684461746158'),
      Buffer.from([data.length]),
      data,
    ]);
    return this.answer({
      clientDataJSON: this.client('webauthn.create', options, more).toString('base64url'),
      attestationObject: object.toString('base64url'),
    });
  }

  logIn(options: Record<string, unknown>, more: Options = {}) {
    const data = this.data(0, more);
    const client = this.client('webauthn.get', options, more);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.keys.privateKey);
    return this.answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  private answer<Response extends object>(response: Response) {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {}, response };
  }

  private data(flags: number, { isVerified = true }: Options): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const all = flags | present | (isVerified ? verified : 0);
    return Buffer.concat([sha256(new URL(this.site).hostname), Buffer.from([all]), counter]);
  }

  private client(
    type: string,
    { challenge }: Record<string, unknown>,
    { origin = this.site, isFramed: crossOrigin = false }: Options,
  ): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin }));
  }
}
