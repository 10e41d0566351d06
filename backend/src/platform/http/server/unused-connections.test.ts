import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { startTestApp } from '../../../testing/test-app.js';

describe('a stopping server', () => {
  it('does not wait for a browser that connected and never sent a request', async () => {
    const app = await startTestApp({ alone: 'It is shut down' });
    const browser = connect(app.config.port, '127.0.0.1');
    await once(browser, 'connect');
    await fetch(`${app.url}/health/live`);

    const before = performance.now();
    await app.close();
    expect(performance.now() - before).toBeLessThan(5_000);
  });
});
