import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { beginLogin, botCheck, forgetLimits, readLoginMail, wrongCodeFor } from '../../testing/log-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { loginAnswer } from '../contract.js';

// No response may reveal whether an email has an account before its owner has logged in.
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

async function ask(email: string) {
  const visitor = app.asVisitor();
  return visitor.post('/api/auth/login', { email, captchaToken: await botCheck(visitor) });
}

describe('the login with or without account', () => {
  it('answers a login in the same way', async () => {
    const { email } = await app.make.user();
    const [known, unknown] = [await ask(email), await ask('unknown@example.com')];
    expect(unknown.status).toBe(known.status);
    for (const reply of [known, unknown]) {
      const answer = loginAnswer.parse(reply.json());
      expect(answer).toEqual(reply.json());
      expect(answer.needsVerification).toBe(true);
    }
    const [namesForKnown, namesForUnknown] = [known, unknown].map(({ headers }) => Object.keys(headers));
    expect(namesForUnknown).toEqual(namesForKnown);
  });

  it('does the same work, without a look at the accounts', async () => {
    const { email } = await app.make.user();
    await app.database.query('hide-accounts', `alter table "user" rename to out_of_reach`);
    const replies = [await ask(email), await ask('nobody@example.com')];
    await app.database.query('show-accounts', `alter table out_of_reach rename to "user"`);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('sends the same mail', async () => {
    const { email } = await app.make.user();
    await ask(email);
    await ask('nobody.yet@example.com');
    const texts = [];
    for (const to of [email, 'nobody.yet@example.com']) {
      await readLoginMail(app, to);
      const { text, subject } = await app.outbox({ to });
      texts.push([subject, text.replace(/^\d{6}$/m, 'code').replace(/#(token|mailbox)=[\w-]+/g, '#$1')]);
    }
    expect(texts[1]).toEqual(texts[0]);
  });

  it('refuses wrong codes in the same way, after the same number of tries', async () => {
    const { email } = await app.make.user();
    const refusals = async (to: string) => {
      const visitor = app.asVisitor();
      const { id, code } = await beginLogin(app, visitor, to);
      const guess = () => visitor.post('/api/auth/verify', { code: wrongCodeFor(code), userId: id });
      const answers: [number, string][] = [];
      while (answers.length < 7) {
        const reply = await guess();
        answers.push([reply.status, (reply.json() as { message: string }).message]);
      }
      return answers;
    };
    expect(await refusals('a.stranger@example.com')).toEqual(await refusals(email));
  });

  it('refuses too many requests in the same way', async () => {
    const { email } = await app.make.user();
    const again = async (to: string) => {
      await ask(to);
      const { status, headers } = await ask(to);
      return [status, Number(headers['retry-after']) > 0];
    };
    expect(await again(email)).toEqual([429, true]);
    expect(await again('never.seen@example.com')).toEqual([429, true]);
  });
});
