import { createHash, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../platform/config/config.js';

/** Somebody who may change what visitors get. */
export interface Sender {
  /** As the log calls them. */
  title: string;
  /** The one name that is theirs; missing: all of them. */
  only?: string;
  /** Who it is, where that is known already. */
  by?: string;
  /** They came in with a browser, and may leave. */
  isEntered?: boolean;
}

export const operator: Sender = { title: 'the operator' };

type Tokens = Pick<Config, 'operatorToken' | 'teamTokens'>;

/** Whose token this is. All are compared, however early one fits: the time that it takes tells nothing. */
export function senderOf({ operatorToken, teamTokens }: Tokens, token: string): Sender | undefined {
  const teams = teamTokens.filter((team) => same(team.token, token));
  if (operatorToken !== undefined && same(operatorToken, token)) return operator;
  return teams.map(({ name }) => ({ title: `the ${name} team`, only: name }))[0];
}

/** Hashes have one length, which is what can be compared without telling how much of it fits. */
function same(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
