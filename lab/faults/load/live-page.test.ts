import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { afterEach, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { serve } from '../../../tools/testing/listen.ts';
import { LivePage } from './live-page.ts';
import type { Person } from './people.ts';

const person = { id: 1, name: 'Ada', browser: { session: 'of Ada' } } as Person;
const pages: LivePage[] = [];
afterEach(() => {
  for (const page of pages.splice(0)) page.close();
});

const event = (id: number, data: object) => `id: ${id}\nevent: inbox\ndata: ${JSON.stringify(data)}\n\n`;
const message = (id: number, messageId: number) =>
  event(id, { kind: 'message', message: { id: messageId, clientKey: null } });
const idsOf = (page: LivePage) => page.messages.map(({ id }) => id);
const ready = (id: number) => event(id, { kind: 'ready' });

/** A page on a server that sends each connection the next of these texts, and breaks all but the last off. */
async function openPage(...streams: string[]) {
  const lastIds: (string | undefined)[] = [];
  const left = [...streams];
  const url = await serve(({ headers }, response: ServerResponse) => {
    lastIds.push(headers['last-event-id'] as string | undefined);
    const text = left.shift() ?? '';
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(text, () => void (left.length && response.destroy()));
  });
  const page = new LivePage(url, person);
  pages.push(page);
  await page.open();
  return { page, lastIds };
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await pause(10);
}

describe('an open page', { timeout: 10_000 }, () => {
  it('counts the events and messages after those that it began with', async () => {
    const { page } = await openPage(ready(4) + message(5, 50) + event(6, { kind: 'read' }) + message(7, 51));
    await until(() => page.lastEvent === 7);
    assert.equal(page.firstEvent, 4);
    assert.deepEqual([page.events, idsOf(page), page.faults], [[5, 6, 7], [50, 51], []]);
  });

  it('connects again after its last event when the stream breaks', async () => {
    const { page, lastIds } = await openPage(ready(0) + message(1, 50), message(2, 51));
    await until(() => page.lastEvent === 2);
    assert.deepEqual(lastIds, [undefined, '1']);
    assert.deepEqual([page.connections, idsOf(page), page.faults], [2, [50, 51], []]);
  });

  it('reports events that were skipped or came again', async () => {
    const skipped = (await openPage(ready(0) + message(1, 50) + message(4, 51))).page;
    await until(() => skipped.lastEvent === 4);
    assert.deepEqual(skipped.faults, ['events 2 to 3 were skipped']);
    const repeated = (await openPage(ready(0) + message(1, 50), message(1, 50))).page;
    await until(() => repeated.faults.length > 0);
    assert.deepEqual(repeated.faults, ['event 1 came again']);
  });

  it('reports that it was told to load everything again', async () => {
    const { page } = await openPage(ready(3), event(9, { kind: 'reset' }));
    await until(() => page.faults.length > 0);
    assert.match(page.faults.join(), /after event 3$/);
  });

  it('reads an event that arrives in two parts, and no heartbeats', async () => {
    const [head = '', tail = ''] = message(1, 50).split('kind');
    const url = await serve((_, response) => {
      response.writeHead(200).write(`${ready(0)}:\n\n${head}`);
      setTimeout(() => response.write(`kind${tail}`), 20);
    });
    const page = new LivePage(url, person);
    pages.push(page);
    await page.open();
    await until(() => page.lastEvent === 1);
    assert.deepEqual([idsOf(page), page.faults], [[50], []]);
  });
});
