import { describe, expect, it } from '@jest/globals';
import { framesInStack, releasesInStack } from './releasesInStack';

const messaging = { remote: 'messaging', release: '0.1.0-3fa9c2d81b07' };
const shell = { remote: 'shell', release: '0.1.0-9b1e44c0d2aa' };
const site = 'https://flightamigo.example/mf';

const stacks = {
  Chrome: `TypeError: Cannot read properties of undefined (reading 'name')
    at x (${site}/messaging/0.1.0-3fa9c2d81b07/411.0b1c2d3e4f.js:1:2047)
    at async Promise.all (index 0)
    at dispatch (${site}/shell/0.1.0-9b1e44c0d2aa/main.0df49d45ce.js:2:81734)`,
  Firefox: `x@${site}/messaging/0.1.0-3fa9c2d81b07/411.0b1c2d3e4f.js:1:2047
promise callback*y/<@${site}/shell/0.1.0-9b1e44c0d2aa/main.0df49d45ce.js:2:81734
`,
  Safari: `x@${site}/messaging/0.1.0-3fa9c2d81b07/411.0b1c2d3e4f.js:1:2047
[native code]
@${site}/shell/0.1.0-9b1e44c0d2aa/main.0df49d45ce.js:2:81734`,
};

describe('the stack of an error', () => {
  it.each(Object.entries(stacks))('finds the releases, innermost first, in %s', (_browser, stack) => {
    expect(releasesInStack(stack)).toEqual([messaging, shell]);
  });

  it.each(Object.entries(stacks))(
    'finds the places in our files, innermost first, in %s',
    (_browser, stack) => {
      expect(framesInStack(stack)).toEqual([
        'messaging/0.1.0-3fa9c2d81b07/411.0b1c2d3e4f.js:1:2047',
        'shell/0.1.0-9b1e44c0d2aa/main.0df49d45ce.js:2:81734',
      ]);
    },
  );

  it('finds 20 places at most, and nothing but places', () => {
    const line = `at open maria@example.com (${site}/messaging/0.1.0-3fa9c2d81b07/411.js?again=2:1:20)\n`;
    expect(framesInStack(line.repeat(90))).toEqual(
      Array(20).fill('messaging/0.1.0-3fa9c2d81b07/411.js:1:20'),
    );
  });

  it('finds a remote at a cache-busted address, and one under development', () => {
    const again = `at x (${site}/messaging/0.1.0-3fa9c2d81b07/411.js?again=1:1:20)`;
    expect(releasesInStack(again)).toEqual([messaging]);
    const local = 'at x (http://localhost:3000/mf/account/dev/src_pages.js:12:9)';
    expect(releasesInStack(local)).toEqual([{ remote: 'account', release: 'dev' }]);
  });

  it.each([
    ['an extension', 'at f (chrome-extension://abcdefgh/content.js:1:1)'],
    ['a third party’s script', 'f@https://js.stripe.com/v3/:1:1'],
    ['a list of releases', 'at https://flightamigo.example/mf/registry.json:1:1'],
    ['nothing at all', undefined],
  ])('finds no release for %s', (_what, stack) => {
    expect(releasesInStack(stack)).toEqual([]);
    expect(framesInStack(stack)).toBeUndefined();
  });
});
