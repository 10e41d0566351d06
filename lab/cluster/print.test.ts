import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { load } from 'js-yaml';
import { run } from '../../tools/run.ts';
import { tempFolder } from '../../tools/testing/temp-folder.ts';
import {
  etcdArguments,
  patroniConfiguration,
  poolerConfiguration,
  proxyConfiguration,
  shared,
  type PatroniSettings,
} from './configuration.ts';
import { configurationsFor } from './print.ts';
import { layoutHere, members } from './settings.ts';

const passwords = { amigo: 'one', postgres: 'two', replicator: 'three', rewinder: 'four' };
const machines = ['10.1.0.1', '10.1.0.2', '10.1.0.3'];
const files = new Map(configurationsFor(machines));
const file = (name: string) => files.get(name) ?? assert.fail(`${name} is missing`);
const readPatroni = (text: string) => load(text) as PatroniSettings;
const here = layoutHere('/usr/lib/postgresql/18/bin');
const ownAddresses = (text: string) =>
  machines.reduce((replaced, address, at) => replaced.replaceAll(members[at]!.address, address), text);

describe('the configurations for machines of your own', () => {
  it('say what the cluster on one machine has been broken with', () => {
    for (const [at, { name }] of members.entries()) {
      const printed = readPatroni(file(`${name}/patroni.yml`));
      assert.deepEqual(printed.bootstrap.dcs, shared);
      const tested = readPatroni(patroniConfiguration(members[at]!, passwords, here));
      assert.equal(printed.restapi.listen, ownAddresses(tested.restapi.listen));
      assert.equal(printed.postgresql.listen, ownAddresses(tested.postgresql.listen));
      assert.deepEqual(printed.etcd3.hosts, tested.etcd3.hosts.map(ownAddresses));
      assert.deepEqual(Object.keys(printed.postgresql), Object.keys(tested.postgresql));
    }
    assert.equal(file('haproxy.cfg'), ownAddresses(proxyConfiguration(here)));
    assert.equal(
      file('pgbouncer.ini'),
      poolerConfiguration(here).replace(here.poolerUsers, '/etc/pgbouncer/userlist.txt'),
    );
  });

  it('make etcd write to its disk, which the test does without', () => {
    const options = load(file('member-2/etcd.yml')) as Record<string, string>;
    const tested = etcdArguments(members[1]!, here).map((option) => option.slice(2).split('=')[0]);
    assert.deepEqual(
      tested.filter((name) => !options[name!]),
      ['unsafe-no-fsync'],
    );
    assert.equal(options['listen-client-urls'], 'http://10.1.0.2:2379');
    assert.match(options['initial-cluster'] ?? '', /^member-1=http:\/\/10\.1\.0\.1:2380,.*member-3=/);
  });

  it('ask for a password everywhere: none of them is known, and nobody comes in without one', () => {
    for (const { name } of members) {
      const { postgresql, restapi } = readPatroni(file(`${name}/patroni.yml`));
      for (const { password } of Object.values(postgresql.authentication))
        assert.match(password, /^PASSWORD-OF-/);
      assert.match(restapi.authentication?.password ?? '', /^PASSWORD-OF-/);
      for (const line of postgresql.pg_hba) assert.doesNotMatch(line, /trust/);
    }
    assert.equal(file('userlist.txt'), '"amigo" "PASSWORD-OF-AMIGO"\n"postgres" "PASSWORD-OF-POSTGRES"\n');
  });
});

describe('npm run cluster -- print', () => {
  const folder = tempFolder('print');
  const print = (...args: string[]) => run(process.execPath, ['lab/cluster/command.ts', 'print', ...args]);

  it('writes a file for each program, which only its owner can read', async () => {
    const out = join(folder.path, 'ours');
    const { code, output } = await print(out, '--machines', machines.join(','));
    assert.equal(code, 0, output);
    for (const [name, text] of files) {
      assert.equal(folder.read(`ours/${name}`), text);
      assert.equal(statSync(join(out, name)).mode & 0o777, 0o600);
    }
    const again = await print(out);
    assert.equal(again.code, 1);
    assert.match(again.output, /is not empty/);
  });

  it('prints them without a folder', async () => {
    const { code, output } = await print('--machines', machines.join(','));
    assert.equal(code, 0);
    for (const [name, text] of files) assert.ok(output.includes(`# ${name}\n${text}`), name);
  });
});
