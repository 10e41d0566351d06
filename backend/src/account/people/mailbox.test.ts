import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { mailboxInSql, mailboxOf, maskEmail } from './mailbox.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('the reader of email addresses', () => {
  it.each([
    ['meera@example.com', 'meera@example.com'],
    ['Meera+flights@Example.com', 'meera@example.com'],
    ['meera.nair@example.com', 'meera.nair@example.com'],
    ['me.er.a+x@gmail.com', 'meera@gmail.com'],
    ['m.eera@googlemail.com', 'meera@gmail.com'],
    ['m.eera@protonmail.com', 'meera@proton.me'],
    ['+tag@example.com', '+tag@example.com'],
    ['a@constructor', 'a@constructor'],
  ])('finds the mailbox behind %s, also in a statement', async (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox);
    const statement = `select ${mailboxInSql('$1::text')} as mailbox`;
    expect(await app.database.query('test-mailbox', statement, [email])).toEqual([{ mailbox }]);
  });

  it.each([
    ['maria@example.com', 'm***a@example.com'],
    ['al@example.com', 'a***@example.com'],
    ['x@example.com', 'x***@example.com'],
  ])('masks %s', (email, masked) => {
    expect(maskEmail(email)).toBe(masked);
  });
});
