// The time of the list of conversations for a member with 2,000 conversations and 200,000 messages, compared with a
// member who has 20; and of the unread count, and of the newest page of one conversation.
import { Agent, get } from 'node:http';
import { compareTimes, type InboxTimes } from './compare-times.ts';
import { createMember, type Member } from './people.ts';
import { OwnServers } from '../servers/own-servers.ts';
import { pg } from '../servers/packages.ts';
import { printVerdicts } from '../servers/verdict.ts';

const requestCount = 4_000;
const concurrency = 4;

const calls: Record<string, (member: Member) => string> = {
  'the list': () => '/api/messages',
  'the unread count': () => '/api/messages/unread',
  'one conversation': ({ otherId }) => `/api/messages/${otherId}?peek=1`,
};

const servers = new OwnServers();
const agent = new Agent({ keepAlive: true, maxSockets: concurrency });

try {
  const { url } = await servers.start();
  const members = await createMembers();
  for (const [name, pathOf] of Object.entries(calls)) {
    // Warm-up, which does not count.
    await measure(url, members, pathOf, requestCount / 4);
    printVerdicts([compareTimes(name, await measure(url, members, pathOf, requestCount))]);
  }
} finally {
  agent.destroy();
  await servers.end();
}

async function createMembers(): Promise<Record<'few' | 'many', Member>> {
  const pool = new pg.Pool({ connectionString: servers.databaseUrl() });
  const few = await createMember(pool, { index: 0, conversationCount: 20, messagesEach: 100 });
  const many = await createMember(pool, { index: 1, conversationCount: 2_000, messagesEach: 100 });
  await pool.query('vacuum analyze');
  await pool.end();
  return { few, many };
}

async function measure(
  url: string,
  members: Record<'few' | 'many', Member>,
  pathOf: (member: Member) => string,
  count: number,
): Promise<InboxTimes> {
  const times: InboxTimes = { few: [], many: [] };
  const work = async () => {
    for (let turn = 0; turn < count / concurrency; turn++)
      for (const name of ['few', 'many'] as const)
        times[name].push(await timeOf(url + pathOf(members[name]), members[name].cookie));
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return times;
}

function timeOf(address: string, cookie: string): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    get(address, { agent, headers: { cookie } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${address} responded ${response.statusCode}`));
      response.resume().on('end', () => resolve(performance.now() - began));
    }).on('error', reject);
  });
}
