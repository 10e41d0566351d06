import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { mirrorIn } from './debian.ts';
import { obstacle } from './obstacle.ts';
import { isAtLeast, versionOf } from './prepare-programs.ts';

describe('a program', () => {
  it('has the version that it prints', () => {
    assert.equal(versionOf('postgres (PostgreSQL) 18.6 (Debian 18.6-3)\n'), '18.6');
    assert.equal(versionOf('etcd Version: 3.5.30\nGit SHA: 1a2b3c4\n'), '3.5.30');
    assert.equal(versionOf('HAProxy version 3.2.26-1 2026/10/14 - https://haproxy.org/\n'), '3.2.26');
    assert.equal(versionOf('no such program'), undefined);
  });

  it('is new enough by numbers and not by letters', () => {
    assert.ok(isAtLeast('1.24.0', '1.24'));
    assert.ok(isAtLeast('1.26.1', '1.24'));
    assert.ok(isAtLeast('18.6', '18'));
    assert.ok(!isAtLeast('1.9.0', '1.24'));
    assert.ok(!isAtLeast('17.9', '18'));
  });
});

it('the mirror is the one from which apt gets Debian, and not that of anything else', () => {
  const targets = [
    'Debian Debian-Security http://mirror.example/debian-security',
    'nodistro nodistro https://packages.example/node',
    'Debian Debian http://mirror.example/debian',
  ];
  assert.equal(mirrorIn(targets.join('\n')), 'http://mirror.example/debian');
  assert.equal(mirrorIn(targets.slice(0, 2).join('\n')), undefined);
});

describe('a machine without what the cluster needs', () => {
  const machine = { platform: 'linux', uid: 0, has: () => true };
  it('is told in a sentence', () => {
    assert.equal(obstacle(machine), undefined);
    assert.match(obstacle({ ...machine, platform: 'darwin' }) ?? '', /needs Linux/);
    assert.match(obstacle({ ...machine, uid: 1000 }) ?? '', /needs root.*sudo npm run cluster/);
    const has = (command: string) => command !== 'nsenter';
    assert.match(obstacle({ ...machine, has }) ?? '', /These commands are missing: nsenter\./);
  });
});
