import { describe, expect, it } from '@jest/globals';
import shell from '../../package.json' with { type: 'json' };
import { releaseOf } from '../testing/releaseOf';
import { levels, incompatibility } from './compatibility';

const { hostApi, oldestHostApi } = shell;
const messaging = releaseOf({ name: 'messaging' });

describe('the shell', () => {
  it('accepts a remote of every supported level', () => {
    for (let level = oldestHostApi; level <= hostApi; level += 1)
      expect(incompatibility({ ...messaging, hostApi: level })).toBeNull();
  });

  it('refuses a remote that needs a newer shell', () => {
    const refused = incompatibility({ ...messaging, hostApi: hostApi + 1 });
    expect(refused?.message).toMatch(/messaging 1\.0\.0.*made for another version/);
    expect(refused?.message).toContain(`needs host API level ${hostApi + 1}, and the shell speaks level`);
    expect(refused?.needsNewerShell).toBe(true);
  });

  it('refuses a remote of a level that is no longer supported', () => {
    const refused = incompatibility({ ...messaging, hostApi: oldestHostApi - 1 });
    expect(refused?.message).toMatch(/made for another version/);
    expect(refused?.needsNewerShell).toBe(false);
  });

  it('names the supported levels', () => {
    expect(levels([2, 2])).toBe('level 2');
    expect(levels([1, 4])).toBe('levels 1 to 4');
  });
});
