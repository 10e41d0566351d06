import { z } from 'zod';
import type { Config } from '../config/config.js';

/** A login has a budget of three seconds. */
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

const ourErrors = ['missing-input-secret', 'invalid-input-secret', 'bad-request', 'invalid-keys'];

export async function verifyToken(captcha: Config['captcha'], token: string, ip: string): Promise<Verdict> {
  const reply = await fetch(captcha.verifyUrl, {
    method: 'POST',
    body: new URLSearchParams({ secret: captcha.secretKey, response: token, remoteip: ip }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!reply.ok) throw new Error(`it answered ${reply.status}`);
  const response = verdict.parse(await reply.json());
  const error = response['error-codes'].find((code) => ourErrors.includes(code));
  if (error) throw new Error(error);
  return response;
}
