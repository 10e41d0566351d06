import { describe, expect, it } from '@jest/globals';
import { openDemoWarning } from './open-demo.js';

describe('the check for open demos', () => {
  it.each(['0.0.0.0', '::', '10.0.0.7', 'site.example'])('warns of a demo on %s, in one line', (host) => {
    expect(openDemoWarning({ appEnv: 'demo', host })).toMatch(/^This is a demo site on .+\.$/);
  });

  it('is silent in production, and about a demo that only this machine reaches', () => {
    expect(openDemoWarning({ appEnv: 'production', host: '0.0.0.0' })).toBeUndefined();
    for (const host of ['localhost', '127.0.0.1', '::1'])
      expect(openDemoWarning({ appEnv: 'demo', host })).toBeUndefined();
  });
});
