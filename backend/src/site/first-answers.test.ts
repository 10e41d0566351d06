import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { firstAnswers } from './first-answers.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('counts opening a page as one read, however many lists it shows', async () => {
  const calls = ['/api/listings?type=helper', '/api/listings?type=seeking_help', '/api/listings?from=JFK'];
  const server = app.nest.getHttpAdapter().getInstance();
  const answers = await firstAnswers(server, calls, { remoteAddress: '10.8.8.8' });
  expect(Object.values(answers)).toMatchObject(calls.map(() => ({ status: 200, body: [] })));
  const reserved = await app.database.query(
    'test-reserved',
    `select count from limit_bucket where key like 'list.read:ip:%'`,
  );
  // One part of the bucket was enough, which holds two reads.
  expect(reserved).toEqual([{ count: 2 }]);
});
