import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { memberClient } from '../member-client.ts';
import type { Member } from '../settings.ts';

const every = 500;

export interface DirectWrite {
  /** Milliseconds since the member was broken. */
  began: number;
  ended: number | undefined;
  outcome: 'confirmed' | 'refused' | 'unanswered';
}

export const table = 'create table if not exists cluster_check (key uuid primary key)';

/**
 * Tries to write to a member past the proxy and without any timeout of its own, as a program on that machine could.
 * What it confirms after it was cut off or frozen is lost to all others.
 */
export class DirectWrites {
  readonly writes: DirectWrite[] = [];
  private readonly member: Member;
  private readonly clients = new Set<Client>();
  private readonly began = Date.now();
  private readonly timer: NodeJS.Timeout;

  constructor(member: Member) {
    this.member = member;
    this.timer = setInterval(() => void this.write(), every);
    void this.write();
  }

  async stop(): Promise<DirectWrite[]> {
    clearInterval(this.timer);
    await Promise.all([...this.clients].map((client) => client.end()));
    return this.writes;
  }

  private async write(): Promise<void> {
    const client = memberClient(this.member);
    client.on('error', () => undefined);
    this.clients.add(client);
    const write: DirectWrite = { began: this.now, ended: undefined, outcome: 'unanswered' };
    this.writes.push(write);
    try {
      await client.connect();
      await client.query('insert into cluster_check values ($1)', [randomUUID()]);
      write.outcome = 'confirmed';
    } catch {
      // Refused, or broken off before it was confirmed.
      write.outcome = 'refused';
    }
    write.ended = this.now;
    this.clients.delete(client);
    await client.end();
  }

  private get now(): number {
    return Date.now() - this.began;
  }
}
