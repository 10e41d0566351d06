import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asked } from './parse-args.ts';

const words = (line) => line.split(' ');
const understood = (line, env = {}) => asked(words(line), env);
const refusal = (line, env = {}) => {
  try {
    asked(words(line), env);
  } catch (error) {
    return error.message;
  }
  return assert.fail(`"${line}" was understood`);
};

describe('on the command line', () => {
  it('a remote is called by its name or its folder', () => {
    assert.equal(understood('ship messaging').name, 'messaging');
    assert.equal(understood('ship mf-messaging').name, 'messaging');
    assert.equal(understood('ship shell').name, 'shell');
  });

  it('a share of the visitors is a percentage', () => {
    assert.equal(understood('ship messaging --canary 10').percent, 10);
    assert.equal(understood('ship messaging --canary=0.5%').percent, 0.5);
    for (const share of ['0', '101', 'ten', '-5'])
      assert.match(refusal(`ship messaging --canary=${share}`), /above 0 and up to 100/);
  });

  it('a site is an address, and a token goes with it', () => {
    const { site, token } = understood('ship shell --to https://site.example/', { SHIP_TOKEN: 'mine' });
    assert.deepEqual([site, token], ['https://site.example', 'mine']);
    assert.equal(understood('releases --to http://localhost:8080').site, 'http://localhost:8080');
    assert.match(refusal('ship shell --to site.example'), /the address of a site/);
    assert.match(refusal('ship shell --to https://site.example/messages'), /the address of a site/);
    assert.match(refusal('rollback messaging --to https://site.example'), /SHIP_TOKEN is empty/);
  });

  it('a token is not sent in the open', () => {
    for (const host of ['site.example', 'localhost.site.example', '127.0.0.1.nip.io'])
      assert.match(refusal(`ship shell --to http://${host}`, { SHIP_TOKEN: 'mine' }), /in the open/);
  });

  it('who ships may be said', () => {
    assert.equal(understood('ship messaging --by Maria').by, 'Maria');
    assert.ok(understood('ship messaging').by);
  });

  it('what makes no sense is refused with a sentence', () => {
    assert.match(refusal('publish messaging'), /There is no command publish: ship, promote,/);
    assert.match(refusal('ship mf-gates'), /There is no remote gates: account, listings, messaging/);
    assert.match(refusal('ship messaging payments'), /one remote at a time/);
    assert.match(refusal('rollback'), /one remote at a time.*npm run rollback -- <remote\|shell>/);
    assert.match(refusal('rollback messaging --canary 10'), /Unknown option '--canary': npm run rollback/);
    assert.match(refusal('ship messaging --canary'), /'--canary <value>' argument missing/);
  });

  it('nothing is shipped to all because npm kept an option for itself', () => {
    assert.match(refusal('ship messaging', { npm_config_canary: '10' }), /come after "--": npm run ship --/);
    const to = { npm_config_token_description: 'https://site.example' };
    assert.match(refusal('rollback messaging', to), /come after "--": npm run rollback --/);
  });
});
