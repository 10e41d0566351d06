import type { Person } from '../load/people.ts';
import type { HeardMessage } from '../load/live-page.ts';
import { correspondents } from '../load/messages.ts';
import { doubled, lost, wrong, type Finding, type Proof } from './findings.ts';

interface Page {
  messages: { id: number; senderId: number; content: string }[];
  before: number | null;
}

async function conversation(me: Person, otherId: number, node: string): Promise<Page['messages']> {
  const all: Page['messages'] = [];
  for (let before: number | null | undefined; before !== null;) {
    const query = before === undefined ? '' : `&before=${before}`;
    const path = `/api/messages/${otherId}?peek=1&limit=100${query}`;
    const answer = await me.browser.ask(path, { at: node });
    if (answer?.status === 404) return [];
    if (answer?.status !== 200) throw new Error(`${path} answered ${answer?.status}`);
    const page = answer.body as Page;
    all.unshift(...page.messages.map(({ id, senderId, content }) => ({ id, senderId, content })));
    before = page.before;
  }
  return all;
}

const storedKeys = `
  select client_key::text as key, count(*)::int as times from message where client_key = any($1::uuid[]) group by 1`;

export const messagesOnce: Proof = {
  name: 'each confirmed message is stored once, each unknown one at most once, no refused one',
  async check({ postgres }, { records: { messages } }) {
    const keys = messages.map(({ key }) => key);
    const rows = await postgres.query<{ key: string; times: number }>(storedKeys, [keys]);
    const times = new Map(rows.map((row) => [row.key, row.times]));
    return messages.flatMap(({ key, outcome }): Finding[] => {
      const there = times.get(key) ?? 0;
      if (outcome === 'kept' && there === 0) return [lost(`message ${key}`)];
      if (outcome === 'refused' && there > 0) return [wrong(`refused message ${key} is stored`)];
      return there > 1 ? [doubled(`message ${key}, ${there} times`)] : [];
    });
  },
};

export const conversationsAgree: Proof = {
  name: 'both sides of a conversation see the same messages, in the order in which they were confirmed',
  async check({ nodes: [one, other] }, { people, records: { messages } }) {
    const findings: Finding[] = [];
    for (const me of people) {
      for (const them of correspondents(me, people).filter(({ id }) => id > me.id)) {
        const mine = await conversation(me, them.id, one?.url ?? '');
        const theirs = await conversation(them, me.id, other?.url ?? '');
        const between = `${me.name} and ${them.name}`;
        if (JSON.stringify(mine) !== JSON.stringify(theirs))
          findings.push(wrong(`${between} see different messages`));
        for (const sender of [me, them]) {
          const wanted = messages
            .filter(({ from, outcome }) => from === sender.id && outcome === 'kept')
            .filter(({ to }) => to === me.id || to === them.id)
            .map(({ key }) => key);
          const seen = new Set(wanted);
          const shown = mine
            .filter(({ senderId }) => senderId === sender.id)
            .map(({ content }) => content.slice(-36))
            .filter((key) => seen.has(key));
          if (shown.join() !== wanted.join()) findings.push(wrong(`${between} see another order or number`));
        }
      }
    }
    return findings;
  },
};

const wrongCounts = `
  select p.user_id::int as "userId", p.other_id::int as "otherId", p.unread_count as shown, count(m.id)::int as real
  from participant p
  left join message m on m.conversation_id = p.conversation_id and m.sender_id = p.other_id and m.id > p.read_up_to
  group by p.conversation_id, p.user_id having p.unread_count <> count(m.id)`;

export const unreadIsTrue: Proof = {
  name: 'unread counts are the truth',
  async check({ postgres }) {
    const rows = await postgres.query<{ userId: number; otherId: number; shown: number; real: number }>(
      wrongCounts,
    );
    return rows.map(({ userId, otherId, shown, real }) =>
      wrong(`${userId} has ${real} unread messages of ${otherId}, and is shown ${shown}`),
    );
  },
};

interface Inbox {
  userId: number;
  last: number;
  events: number[];
  messages: number[];
}

const inboxes = `
  select i.user_id::int as "userId", i.last_event::int as last,
    coalesce(array_agg(e.id::int order by e.id) filter (where e.kind = 'message'), '{}') as events,
    coalesce(array_agg(e.message_id::int order by e.id) filter (where e.kind = 'message'), '{}') as messages
  from inbox i left join inbox_event e using (user_id) group by i.user_id`;

/** What the page has heard and what is stored, event by event where they differ. */
function difference(heard: HeardMessage[], stored: HeardMessage[]): string[] {
  const idsOf = (messages: HeardMessage[], event: number) =>
    messages.filter((each) => each.event === event).map(({ id }) => id);
  const events = [...new Set([...heard, ...stored].map(({ event }) => event))];
  return events.flatMap((event) => {
    const [told, kept] = [idsOf(heard, event), idsOf(stored, event)];
    return told.join() === kept.join()
      ? []
      : `event ${event} is ${told.join() || 'none'}, not ${kept.join() || 'none'}`;
  });
}

export const streamsHearAll: Proof = {
  name: 'live streams have heard each event once, in order, over all reconnects',
  async check({ postgres }, { pages }) {
    const rows = new Map((await postgres.query<Inbox>(inboxes)).map((row) => [row.userId, row]));
    return pages.flatMap((page) => {
      const { id, name } = page.person;
      const findings = page.faults.map((what) => wrong(`the stream of ${name}: ${what}`));
      const { last = 0, events = [], messages = [] } = rows.get(id) ?? {};
      if (page.lastEvent < last) findings.push(lost(`${name} has heard ${page.lastEvent} of ${last} events`));
      const stored = messages
        .map((message, at) => ({ id: message, event: events[at] ?? 0 }))
        .filter(({ event }) => event > page.firstEvent);
      // The database was read a moment ago, and more may have been sent since.
      const heard = page.messages.filter(({ event }) => event <= last);
      const differing = difference(heard, stored);
      if (differing.length)
        findings.push(
          wrong(`the stream of ${name} told other messages than are stored: ${differing.join(', ')}`),
        );
      return findings;
    });
  },
};
