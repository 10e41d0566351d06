import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Try } from '../codes/code-check.js';
import { Codes, hashToken, newCode, newToken } from '../codes/codes.js';

type Row = Try & Record<string, unknown>;

export interface LoginSecrets {
  code: string;
  linkToken: string;
  mailBy: Date;
}

/** A mailbox and the login attempt that proved access to it. */
export interface Proven {
  email: string;
  attemptId: string;
}

// Valid for as long as the limits can refuse a new mail, so that the link still works then.
const lifetimes = `now() + interval '10 minutes', now() + interval '1 day'`;
const sendableUntil = `now() + interval '5 minutes' as "mailBy"`;
const isOwnAndOpen = `purpose = 'login' and used_at is null and created_at > now() - interval '1 day'`;

const openAttempt = `
  insert into code_attempt
    (id, destination, browser_hash, code_hash, link_hash, purpose, code_expires_at, link_expires_at)
  values (?, ?, ?, ?, ?, 'login', ${lifetimes}) returning ${sendableUntil}`;

const renewAttempt = `
  update code_attempt set (code_hash, link_hash, code_expires_at, link_expires_at) = (?, ?, ${lifetimes})
  where id = ? and ${isOwnAndOpen} returning ${sendableUntil}`;

const findAttempt = `
  select destination from code_attempt where id = $1 and browser_hash = $2 and ${isOwnAndOpen}`;

const countTry = `
  update code_attempt set tries = tries + 1 where id = $1 and purpose = 'login' and browser_hash = $2
  returning id, destination as person, destination, code_hash as "codeHash", tries,
    used_at is null and code_expires_at > now() as "isLive"`;

const useCode = `
  update code_attempt set used_at = now()
  where id = ? and code_hash = ? and used_at is null and code_expires_at > now() returning destination`;

const useLink = `
  update code_attempt set used_at = now()
  where link_hash = ? and used_at is null and link_expires_at > now()
  returning id as "attemptId", destination as email`;

const findLink = `
  select destination from code_attempt where link_hash = $1 and used_at is null and link_expires_at > now()`;

@Injectable()
export class LoginAttempts {
  constructor(
    private readonly database: Database,
    private readonly codes: Codes,
  ) {}

  async open(em: EntityManager, id: string, email: string, browserToken: string): Promise<LoginSecrets> {
    const { code, linkToken, hashes } = this.secretsFor(id);
    const values = [id, email, hashToken(browserToken), ...hashes];
    const { mailBy } = await em.execute<{ mailBy: string }>(openAttempt, values, 'get');
    return { code, linkToken, mailBy: new Date(mailBy) };
  }

  /** A fresh code and link for the same attempt; its wrong tries stay counted. */
  async renew(em: EntityManager, id: string): Promise<LoginSecrets | null> {
    const { code, linkToken, hashes } = this.secretsFor(id);
    const [row] = await em.execute<{ mailBy: string }[]>(renewAttempt, [...hashes, id]);
    return row ? { code, linkToken, mailBy: new Date(row.mailBy) } : null;
  }

  async emailOf(id: string, browserToken: string): Promise<string | null> {
    const [row] = await this.database.query<{ destination: string }>('login-attempt-find', findAttempt, [
      id,
      hashToken(browserToken),
    ]);
    return row?.destination ?? null;
  }

  async count(id: string, browserToken: string): Promise<Try | null> {
    const [row] = await this.database.query<Row>('login-attempt-count', countTry, [
      id,
      hashToken(browserToken),
    ]);
    return row ?? null;
  }

  /** Resolves to the email once; null when the code was used in parallel. */
  async useCode(em: EntityManager, { id, codeHash }: Try): Promise<string | null> {
    const [row] = await em.execute<{ destination: string }[]>(useCode, [id, codeHash]);
    return row?.destination ?? null;
  }

  async useLink(em: EntityManager, linkToken: string): Promise<Proven | null> {
    const [row] = await em.execute<Proven[]>(useLink, [hashToken(linkToken)]);
    return row ?? null;
  }

  async emailOfLink(linkToken: string): Promise<string | null> {
    const [row] = await this.database.query<{ destination: string }>('login-link-find', findLink, [
      hashToken(linkToken),
    ]);
    return row?.destination ?? null;
  }

  private secretsFor(id: string) {
    const code = newCode();
    const linkToken = newToken(128);
    return { code, linkToken, hashes: [this.codes.seal(code, 'login', id), hashToken(linkToken)] };
  }
}
