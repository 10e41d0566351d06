import { bucketListing, texts } from './bucket-listing.js';
import { BucketWire, type Answer, type Bucket } from './bucket-client.js';
import { contentTypeOf } from './content-type.js';
import type { ReleaseStore, Stored } from './release-store.js';

const attempts = 3;

/** Releases in a bucket of anything that speaks S3 and honours conditions on writes. */
export class BucketStore implements ReleaseStore {
  private readonly wire: BucketWire;

  readonly url: string;

  constructor(bucket: Bucket, patienceMs = 10_000) {
    this.url = bucket.url;
    this.wire = new BucketWire(bucket, patienceMs);
  }

  /** What is there; what the caller knows already, when it has not changed, without sending it again. */
  async read(key: string, known?: Stored | null): Promise<Stored | null> {
    const question = { method: 'GET' as const, key };
    const answer = await this.wire.ask({
      ...question,
      headers: known ? { 'if-none-match': known.version } : {},
    });
    if (known && answer.status === 304) return known;
    if (answer.status === 200) return { body: answer.body, version: answer.etag };
    if (isMissing(answer)) return null;
    throw this.refusal(question, answer);
  }

  async create(key: string, body: Buffer): Promise<boolean> {
    let answer = await this.put(key, body, { 'if-none-match': '*' });
    // Two at once: the store could not tell who was first and wants to be asked again.
    for (let again = 1; answer.status === 409 && again < attempts; again++)
      answer = await this.put(key, body, { 'if-none-match': '*' });
    if (answer.status === 412) return false;
    if (answer.status === 200) return true;
    throw this.refusal({ method: 'PUT', key }, answer);
  }

  async before(key: string, version: string): Promise<Stored | null> {
    const found = await this.read(beforeOf(key));
    return found?.version === version ? null : found;
  }

  async replace(key: string, body: Buffer, version: string | null): Promise<boolean> {
    if (version !== null) await this.keep(key, version);
    const answer = await this.put(
      key,
      body,
      version === null ? { 'if-none-match': '*' } : { 'if-match': version },
    );
    if (answer.status === 412 || answer.status === 409 || isMissing(answer)) return false;
    if (answer.status === 200) return true;
    throw this.refusal({ method: 'PUT', key }, answer);
  }

  async list(folder: string): Promise<string[]> {
    // Else a release would take those along whose names begin with its own.
    const prefix = folder && `${folder.replace(/\/$/, '')}/`;
    const keys: string[] = [];
    for (let token: string | undefined = ''; token !== undefined;) {
      const from = token ? { 'continuation-token': token } : undefined;
      const question = { method: 'GET' as const, query: { 'list-type': '2', prefix, ...from } };
      const answer = await this.wire.ask(question);
      if (answer.status !== 200) throw this.refusal(question, answer);
      const page = bucketListing(answer.body.toString());
      keys.push(...page.keys);
      token = page.next;
    }
    return keys;
  }

  async remove(folder: string): Promise<void> {
    const keys = await this.list(folder);
    await Promise.all(keys.map((key) => this.removeOne(key)));
  }

  /** A copy of what is about to be replaced. */
  private async keep(key: string, version: string): Promise<void> {
    const now = await this.read(key);
    if (now?.version !== version) return;
    const answer = await this.put(beforeOf(key), now.body, {});
    if (answer.status !== 200) throw this.refusal({ method: 'PUT', key: beforeOf(key) }, answer);
  }

  private async removeOne(key: string): Promise<void> {
    const question = { method: 'DELETE' as const, key };
    const answer = await this.wire.ask(question);
    const isGone = answer.status === 204 || answer.status === 200 || isMissing(answer);
    if (!isGone) throw this.refusal(question, answer);
  }

  private put(key: string, body: Buffer, condition: Record<string, string>): Promise<Answer> {
    // A packed file stays what it is: with content-encoding, reading it would unpack it.
    const type = contentTypeOf(key) ?? 'application/octet-stream';
    return this.wire.ask({ method: 'PUT', key, body, headers: { ...condition, 'content-type': type } });
  }

  /** The store's code and no more: its sentences repeat key ids and signatures. */
  private refusal(question: Parameters<BucketWire['said']>[0], answer: Answer): Error {
    const said = [answer.status, codeOf(answer)].filter(Boolean).join(' ');
    return new Error(`${this.wire.said(question)} and answered ${said}`);
  }
}

const beforeOf = (key: string) => `${key}.before`;

const codeOf = ({ body }: Answer) => texts(body.toString(), 'Code')[0];

/** The key is missing, and not the whole bucket, which is also answered with 404. */
const isMissing = (answer: Answer) => answer.status === 404 && codeOf(answer) === 'NoSuchKey';
