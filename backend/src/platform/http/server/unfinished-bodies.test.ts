import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { startTestApp } from '../../../testing/test-app.js';
import { Lifecycle } from '../../process/lifecycle.js';

describe('an unfinished request', () => {
  it('a body that never ends does not hold up a server that stops', async () => {
    const app = await startTestApp({ env: { DRAIN_SECONDS: '0' } });
    const sender = connect(app.config.port, '127.0.0.1');
    const cut = once(sender, 'close');
    const head = `POST /api/auth/login HTTP/1.1\r\nhost: ${new URL(app.config.publicUrl).host}\r\norigin: ${app.config.publicUrl}`;
    sender.write(`${head}\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"email"`);
    const { server } = app.nest.getHttpAdapter().getInstance();
    await once(server, 'request');
    const began = performance.now();
    await app.get(Lifecycle).shutDown(() => app.close());
    expect(performance.now() - began).toBeLessThan(7_000);
    await cut;
  }, 30_000);
});
