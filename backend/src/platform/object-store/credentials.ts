import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { BucketRole } from '../config/bucket-role.js';
import { elementTexts } from './bucket-listing.js';

export interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
  /** Temporary credentials are valid only together with it. */
  sessionToken?: string | undefined;
}

interface Lease {
  credentials: Credentials;
  expiresAt: number;
}

const refreshMs = 5 * 60_000;
const retryMs = 10_000;
const timeoutMs = 5_000;

/** Renewed five minutes before they expire. While that fails, the old ones are used as long as they are valid. */
export class RoleCredentials {
  private lease: Lease | undefined;
  private fetching: Promise<Lease> | undefined;
  private failedAt = -Infinity;

  constructor(private readonly role: BucketRole) {}

  async current(): Promise<Credentials> {
    const left = (this.lease?.expiresAt ?? 0) - Date.now();
    if (this.lease && left > refreshMs) return this.lease.credentials;
    if (this.lease && left > 0 && performance.now() - this.failedAt < retryMs) return this.lease.credentials;
    this.fetching ??= this.fetch().finally(() => (this.fetching = undefined));
    try {
      this.lease = await this.fetching;
    } catch (error) {
      this.failedAt = performance.now();
      if (!this.lease || left <= 0) throw error;
    }
    return this.lease.credentials;
  }

  private async fetch(): Promise<Lease> {
    const { role } = this;
    try {
      return role.kind === 'container' ? await ofContainer(role) : await ofWebIdentity(role);
    } catch (error) {
      throw new Error(`There are no credentials of the ${role.kind}: ${String(error)}`, { cause: error });
    }
  }
}

const read = async (file: string) => (await readFile(file, 'utf8')).trim();

const containerAnswer = z.object({
  AccessKeyId: z.string(),
  SecretAccessKey: z.string(),
  Token: z.string(),
  Expiration: z.iso.datetime(),
});

async function ofContainer({
  url,
  token,
  tokenFile,
}: Extract<BucketRole, { kind: 'container' }>): Promise<Lease> {
  // The token in the file changes, so it is read each time.
  const authorization = tokenFile ? await read(tokenFile) : token;
  const response = await answerOf(url, { headers: authorization ? { authorization } : {} });
  const answer = containerAnswer.parse(JSON.parse(response));
  const { AccessKeyId: accessKeyId, SecretAccessKey: secretAccessKey, Token: sessionToken } = answer;
  return {
    credentials: { accessKeyId, secretAccessKey, sessionToken },
    expiresAt: Date.parse(answer.Expiration),
  };
}

async function ofWebIdentity({ arn, tokenFile, stsUrl }: Extract<BucketRole, { kind: 'web identity' }>) {
  const body = new URLSearchParams({
    Action: 'AssumeRoleWithWebIdentity',
    Version: '2011-06-15',
    RoleArn: arn,
    RoleSessionName: 'flight-amigo',
    WebIdentityToken: await read(tokenFile),
  });
  const xml = await answerOf(stsUrl, { method: 'POST', body });
  const [accessKeyId, secretAccessKey, sessionToken, expiration] = [
    'AccessKeyId',
    'SecretAccessKey',
    'SessionToken',
    'Expiration',
  ].map((name) => elementTexts(xml, name)[0]);
  const expiresAt = Date.parse(expiration ?? '');
  if (!accessKeyId || !secretAccessKey || !sessionToken || !expiresAt)
    throw new Error(`${stsUrl} did not answer with credentials`);
  return { credentials: { accessKeyId, secretAccessKey, sessionToken }, expiresAt };
}

/** Its body may repeat tokens, so an error has only the status. */
async function answerOf(url: string, init: RequestInit): Promise<string> {
  const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.text();
}
