import type { Client } from '../../testing/client.js';
import type { TestApp } from '../../testing/test-app.js';
import type { StaffRole } from '../desk/contract.js';

const insertPasskey = `
  insert into passkey (user_id, credential_id, public_key, counter, transports, name)
  values ($1, 'test-' || gen_random_uuid(), '', 0, '{}', 'Test') returning id`;
const mark = `update session set passkey_id = $2 where user_id = $1`;
const give = `insert into staff (user_id, role) values ($1, $2)`;

export interface AtTheDesk {
  user: Awaited<ReturnType<TestApp['make']['user']>>;
  client: Client;
}

/** A member of staff whose session was opened with a passkey. */
export async function asStaff(app: TestApp, role: StaffRole = 'moderator'): Promise<AtTheDesk> {
  const user = await app.make.user();
  const client = await app.as(user);
  await app.database.query('test-staff', give, [user.id, role]);
  const [passkey] = await app.database.query<{ id: string }>('test-passkey', insertPasskey, [user.id]);
  await app.database.query('test-passkey-session', mark, [user.id, passkey?.id]);
  return { user, client };
}

let networks = 0;

/** A member with a verified phone in a network of their own. */
export async function asReporter(app: TestApp): Promise<AtTheDesk> {
  const user = await app.make.user({ verified: true });
  networks += 1;
  return { user, client: await app.as(user, { ip: `10.200.${networks}.7` }) };
}
