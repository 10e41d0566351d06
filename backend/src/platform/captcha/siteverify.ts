import { z } from 'zod';
import type { Config } from '../config/config.js';

/** People wait for this: a login has three seconds in all. */
const timeoutMs = 2_000;

const verdict = z.object({
  success: z.boolean(),
  score: z.number().default(0),
  action: z.string().default(''),
  hostname: z.string().default(''),
  challenge_ts: z.iso.datetime({ offset: true }).default('1970-01-01T00:00:00Z'),
  'error-codes': z.array(z.string()).default([]),
});
export type Verdict = z.infer<typeof verdict>;

/** Errors that are ours, not the visitor's. */
const ourFaults = ['missing-input-secret', 'invalid-input-secret', 'bad-request', 'invalid-keys'];

/** What the provider says about a token; throws when it says nothing about it. */
export async function askProvider(captcha: Config['captcha'], token: string, ip: string): Promise<Verdict> {
  const answer = await fetch(captcha.verifyUrl, {
    method: 'POST',
    body: new URLSearchParams({ secret: captcha.secretKey, response: token, remoteip: ip }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!answer.ok) throw new Error(`it answered ${answer.status}`);
  const said = verdict.parse(await answer.json());
  const fault = said['error-codes'].find((code) => ourFaults.includes(code));
  if (fault) throw new Error(fault);
  return said;
}
