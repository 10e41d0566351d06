import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { botCheck } from '../testing/log-in.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';

interface Operation {
  operationId: string;
  security: object[];
  requestBody?: { content: Record<string, { example?: object }> };
}
interface Example {
  operationId: string;
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  isPublic: boolean;
  example: object;
}

let app: TestApp;
let examples: Example[];
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
  const { paths } = (await app.asVisitor().get('/api/openapi.json').expect(200)).json() as {
    paths: Record<string, Record<string, Operation>>;
  };
  examples = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { operationId, security, requestBody }]) => {
      const { example } = requestBody?.content['application/json'] ?? {};
      const isPublic = security.some((one) => Object.keys(one).length === 0);
      return example
        ? [{ operationId, method: method.toUpperCase() as Example['method'], path, isPublic, example }]
        : [];
    }),
  );
});
afterAll(() => app.close());

/** Codes, tokens, attempts and signatures in examples are not real. */
const secrets = ['resendLoginCode', 'addPasskey', 'logInByPasskey'];
const needsSecret = ({ example, operationId }: Example) =>
  'token' in example || 'code' in example || secrets.includes(operationId);

describe('the examples of the documentation', () => {
  it('the running API refuses no example because of its content, unless it needs a secret', async () => {
    const member = await app.as(await app.make.user({ email: 'amara@example.com', verified: true }));
    // Deleting the account comes last, because the others need it.
    const isLast = ({ operationId }: Example) => Number(operationId === 'deleteAccount');
    const asked = examples
      .filter((one) => !needsSecret(one))
      .toSorted((one, other) => isLast(one) - isLast(other));
    expect(asked.length).toBeGreaterThan(40);
    const refused: string[] = [];
    for (const { operationId, method, path, isPublic, example } of asked) {
      const client = isPublic ? app.asVisitor() : member;
      const check = 'captchaToken' in example && { captchaToken: await botCheck(client) };
      const address = path.replace(/\{\w+\}/, '999');
      const { status, text } = await client.send(method, address, { ...example, ...check });
      if (status === 400 || status >= 500) refused.push(`${operationId}: ${status} ${text}`);
    }
    expect(refused).toEqual([]);
  });
});
