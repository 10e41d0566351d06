import { createHash, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../platform/config/config.js';

export interface Sender {
  title: string;
  /** The name of a team's remote; missing: may change all names. */
  onlyName?: string;
  by?: string;
  isLoggedIn?: boolean;
}

export const operator: Sender = { title: 'the operator' };

type Tokens = Pick<Config, 'operatorToken' | 'teamTokens'>;

/** Compares all tokens, so that the duration does not reveal which one matches. */
export function senderOf({ operatorToken, teamTokens }: Tokens, token: string): Sender | undefined {
  const teams = teamTokens.filter((team) => isEqual(team.token, token));
  if (operatorToken !== undefined && isEqual(operatorToken, token)) return operator;
  return teams.map(({ name }) => ({ title: `the ${name} team`, onlyName: name }))[0];
}

/** timingSafeEqual needs equal lengths, which hashes have. */
function isEqual(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
