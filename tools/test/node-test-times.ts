import type { TestEvent } from 'node:test/reporters';

/** A reporter for `node --test` that writes how long each file took. */
export default async function* report(events: AsyncIterable<TestEvent>) {
  for await (const { type, data } of events)
    if (type === 'test:summary' && data.file)
      yield `${JSON.stringify({ file: data.file, seconds: data.duration_ms / 1000 })}\n`;
}
