import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from './client.js';

export interface WantedMessage {
  to: string;
  channel?: 'email' | 'sms';
  after?: number;
  says?: RegExp;
}

export interface SentMessage {
  id: number;
  channel: 'email' | 'sms';
  to: string;
  subject: string | null;
  text: string;
  createdAt: string;
}

const timeoutMs = 10_000;

export async function waitForMessage(client: Client, wanted: WantedMessage): Promise<SentMessage> {
  const { to, channel, after = 0, says } = wanted;
  const query = new URLSearchParams({ to, limit: says ? '20' : '1', ...(channel && { channel }) });
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    const reply = await client.get(`/sandbox/outbox?${query}`).expect(200);
    const found = (reply.json() as SentMessage[]).find(({ text }) => !says || says.test(text));
    if (found && found.id > after) return found;
    await pause(25);
  }
  throw new Error(`No message reached ${to} within ${timeoutMs / 1000} seconds`);
}
