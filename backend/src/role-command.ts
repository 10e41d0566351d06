import { HttpException } from '@nestjs/common';
import { createApp } from './app.js';
import { Staff } from './moderation/index.js';
import type { Config } from './platform/config/config.js';
import { StartError } from './platform/database/wait-for-database.js';

const roles = { moderator: 'moderator', operator: 'operator', none: null } as const;
const isRole = (text: string): text is keyof typeof roles => Object.hasOwn(roles, text);

/** `npm run role -- <email> moderator|operator|none`. Resolves to the line of its output. */
export async function runRoleCommand(config: Config, [email = '', role = '']: string[]): Promise<string> {
  if (!email.includes('@') || !isRole(role))
    throw new StartError('Usage: npm run role -- <email> moderator|operator|none');
  const app = await createApp({ ...config, role: 'web' });
  try {
    await app.get(Staff, { strict: false }).giveByEmail(email, roles[role]);
    return roles[role] ? `${email} is ${role} now` : `${email} has no role now`;
  } catch (error) {
    if (error instanceof HttpException) throw new StartError(error.message, { cause: error });
    throw error;
  } finally {
    await app.close();
  }
}
