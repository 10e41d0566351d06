import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { tempFolder } from '../testing/temp-folder.ts';
import { UsageError } from './cli-error.ts';
import { parseArgs } from './parse-args.ts';

const parsed = (line: string, env = {}) => parseArgs(line.split(' '), env);

function refusal(line: string, env = {}): string {
  try {
    parsed(line, env);
  } catch (error) {
    assert.ok(error instanceof UsageError);
    return error.message;
  }
  return assert.fail(`"${line}" was accepted`);
}

describe('the command line of ship', () => {
  it('names a remote by its name or its folder', () => {
    assert.equal(parsed('ship messaging').name, 'messaging');
    assert.equal(parsed('ship mf-messaging').name, 'messaging');
    assert.equal(parsed('ship shell').name, 'shell');
  });

  it('takes the share of a canary as a percentage', () => {
    assert.equal(parsed('ship messaging --canary 10').percent, 10);
    assert.equal(parsed('ship messaging --canary=0.5%').percent, 0.5);
    for (const share of ['0', '101', 'ten', '-5'])
      assert.match(refusal(`ship messaging --canary=${share}`), /above 0 and up to 100/);
  });

  it('takes the address of a site, with a token', () => {
    const { site, token } = parsed('ship shell --to https://site.example/', { SHIP_TOKEN: 'mine' });
    assert.deepEqual([site, token], ['https://site.example', 'mine']);
    assert.equal(parsed('releases --to http://localhost:8080').site, 'http://localhost:8080');
    assert.match(refusal('ship shell --to site.example'), /the address of a site/);
    assert.match(refusal('ship shell --to https://site.example/messages'), /the address of a site/);
    assert.match(refusal('rollback messaging --to https://site.example'), /SHIP_TOKEN is empty/);
  });

  it('takes the token from a file', () => {
    const file = tempFolder('ship-token').write('token', 'mine\n');
    const line = 'ship shell --to https://site.example';
    assert.equal(parsed(line, { SHIP_TOKEN_FILE: file }).token, 'mine');
    assert.match(refusal(line, { SHIP_TOKEN_FILE: file, SHIP_TOKEN: 'mine' }), /are both set/);
    assert.match(refusal(line, { SHIP_TOKEN_FILE: `${file}s` }), /SHIP_TOKEN_FILE: .* cannot be read/);
    assert.equal(parsed('ship shell', { SHIP_TOKEN_FILE: `${file}s` }).site, undefined);
  });

  it('refuses to send a token in clear text', () => {
    for (const host of ['site.example', 'localhost.site.example', '127.0.0.1.nip.io'])
      assert.match(refusal(`ship shell --to http://${host}`, { SHIP_TOKEN: 'mine' }), /in clear text/);
  });

  it('takes the name of the publisher', () => {
    assert.equal(parsed('ship messaging --by Maria').by, 'Maria');
    assert.ok(parsed('ship messaging').by);
  });

  it('refuses wrong usage with a sentence', () => {
    assert.match(refusal('publish messaging'), /There is no command publish: ship, promote,/);
    assert.match(refusal('ship mf-gates'), /There is no remote gates: account, listings, messaging/);
    assert.match(refusal('ship messaging payments'), /one remote at a time/);
    assert.match(refusal('rollback'), /one remote at a time.*npm run rollback -- <remote\|shell>/);
    assert.match(refusal('rollback messaging --canary 10'), /Unknown option '--canary': npm run rollback/);
    assert.match(refusal('releases messaging --by Maria'), /Unknown option '--by': npm run releases/);
    assert.match(refusal('ship messaging --canary'), /'--canary <value>' argument missing/);
    assert.match(refusal('toString messaging'), /There is no command toString/);
  });

  it('refuses to run when npm has taken an option for itself', () => {
    assert.match(refusal('ship messaging', { npm_config_canary: '10' }), /come after "--": npm run ship --/);
    const to = { npm_config_token_description: 'https://site.example' };
    assert.match(refusal('rollback messaging', to), /come after "--": npm run rollback --/);
  });
});
