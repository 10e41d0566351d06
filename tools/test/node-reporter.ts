import type { TestEvent } from 'node:test/reporters';

/** A reporter for `node --test` that writes how long each file took, and which tests failed. */
export default async function* report(events: AsyncIterable<TestEvent>) {
  for await (const { type, data } of events) {
    if (type === 'test:summary' && data.file)
      yield line({ file: data.file, seconds: data.duration_ms / 1000 });
    if (type === 'test:fail' && !isGroup(data.details.error))
      yield line({
        file: data.file,
        test: data.name,
        reason: String(data.details.error.cause ?? data.details.error),
      });
  }
}

/** A group fails with its tests, which are written for themselves. */
const isGroup = (error: Error) => 'failureType' in error && error.failureType === 'subtestsFailed';

const line = (content: object) => `${JSON.stringify(content)}\n`;
