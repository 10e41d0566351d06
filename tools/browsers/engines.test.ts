import assert from 'node:assert/strict';
import { chmodSync } from 'node:fs';
import { after, describe, it } from 'node:test';
import { tempFolder } from '../testing/temp-folder.ts';
import { engines } from './engines.ts';

const { PATH, FIREFOX } = process.env;
after(() => Object.assign(process.env, { PATH, ...(FIREFOX && { FIREFOX }) }));

describe('the browsers of this machine', () => {
  it('finds the browsers of a machine, and names the packages of those that are missing', () => {
    const { path, write } = tempFolder('engines');
    process.env.PATH = path;
    delete process.env.FIREFOX;
    assert.ok(!engines.firefox.find());
    assert.ok(!engines.webkit.find());
    assert.match(engines.firefox.install, /apt-get install firefox-esr/);
    assert.match(engines.webkit.install, /apt-get install webkit2gtk-driver xvfb/);

    const firefox = write('firefox-esr', '#!/bin/sh');
    assert.ok(!engines.firefox.find(), 'a file that cannot be run is no browser');
    chmodSync(firefox, 0o755);
    assert.deepEqual(engines.firefox.find(), { path: firefox });
  });
});
