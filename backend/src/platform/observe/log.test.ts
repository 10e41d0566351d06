import { describe, expect, it } from '@jest/globals';
import { loadConfig } from '../config/config.js';
import { openLog } from './log.js';

describe('the log', () => {
  it('is JSON on the terminal of an image, which has no development packages', async () => {
    const { isTTY } = process.stdout;
    const { NODE_ENV } = process.env;
    process.stdout.isTTY = true;
    process.env.NODE_ENV = 'production';
    try {
      const log = await openLog(
        await loadConfig({ APP_ENV: 'demo', SECRET: 's'.repeat(32), LOG_LEVEL: 'silent' }),
      );
      const stream = Object.getOwnPropertySymbols(log).map((symbol) => Reflect.get(log, symbol) as object);
      expect(stream.some((one) => one?.constructor?.name === 'SonicBoom')).toBe(true);
    } finally {
      process.stdout.isTTY = isTTY;
      process.env.NODE_ENV = NODE_ENV;
    }
  });
});
