import { describe, expect, it } from '@jest/globals';
import { createInstance } from '@module-federation/enhanced/runtime';
import { releaseOf } from '../testing/releaseOf';
import { checkedScripts, sharedAgain } from './federationPlugins';
import { impossibleHash, pin } from './registry';

describe('a shared library', () => {
  it('is loaded again by the next page that needs it, after it could not be loaded', async () => {
    const library = () => 'a library';
    let failures = 1;
    const remote = createInstance({
      name: 'mf_a',
      remotes: [],
      plugins: [sharedAgain],
      shared: {
        calendar: {
          version: '1.0.0',
          get: () => (failures-- > 0 ? Promise.reject(new Error('no connection')) : Promise.resolve(library)),
        },
      },
    });
    await expect(remote.loadShare('calendar')).rejects.toThrow('no connection');
    expect(await remote.loadShare('calendar')).toBe(library);
  });
});

describe('the script of an entry', () => {
  const hash = `sha384-${'b'.repeat(64)}`;
  const remote = { ...releaseOf({ name: 'messaging' }), integrity: { 'remoteEntry.js': hash } };
  const scriptOf = (file: string, more?: string) => {
    pin({ remotes: [{ ...remote, ...(more && { more }) }] });
    const url = new URL(`/mf/messaging/${remote.release}/${file}`, location.href).href;
    const made = checkedScripts.createScript?.({ url }) as { script: HTMLScriptElement };
    return { url, script: made.script };
  };

  it('has the hash that the page names', () => {
    const { url, script } = scriptOf('remoteEntry.js');
    expect(script).toMatchObject({ src: url, integrity: hash, crossOrigin: 'anonymous' });
  });

  it('never runs when the page does not know it', () => {
    expect(scriptOf('other.js').script.integrity).toBe(impossibleHash);
    expect(() => scriptOf('other.js', hash)).toThrow(/The page has no hash of .*other\.js/);
  });
});
