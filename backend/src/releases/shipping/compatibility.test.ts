import { describe, expect, it } from '@jest/globals';
import type { RemoteRelease } from '../contract.js';
import { manifestOf } from './build-check.js';
import { incompatibilities, type ReleaseContext } from './compatibility.js';
import type { ShellBuild } from '../store/manifest.js';
import { pageAt, remoteBuild, shellBuildOf } from '../testing/builds.js';

const remote = (name: string, changes: Partial<RemoteRelease> = {}) =>
  manifestOf(name, remoteBuild(name, 'a', changes));
const shell = (changes: Partial<ShellBuild> = {}) => manifestOf('shell', shellBuildOf('a', changes));
const gates = (changes: Partial<RemoteRelease> = {}, neighbours: Partial<ReleaseContext> = {}) =>
  incompatibilities(remote('gates', changes), { others: [shell(), remote('lounge')], ...neighbours });

describe('a release', () => {
  it('is compatible with other remotes', () => expect(gates()).toEqual([]));

  it('may not need a level of the host API that the shell does not support', () => {
    expect(gates({ hostApi: 2 })).toEqual([
      'gates 1.0.0-a asks for level 2 of the host API, and the shell 1.0.0-a speaks 1: ship the shell first.',
    ]);
    expect(gates({ hostApi: 1 }, { others: [shell({ hostApi: 3, oldestHostApi: 2 })] })).toEqual([
      expect.stringContaining('speaks nothing below 2 any more: build gates against it.'),
    ]);
  });

  it('of the shell must support the level of every remote', () => {
    const wanting = remote('gates', { hostApi: 2 });
    expect(incompatibilities(shell({ hostApi: 1 }), { others: [wanting] })).toEqual([
      expect.stringContaining('gates 1.0.0-a asks for level 2'),
    ]);
    expect(incompatibilities(shell({ hostApi: 2 }), { others: [wanting] })).toEqual([]);
  });

  it('may not take a path or slot of another remote, also with other parameter names', () => {
    const lounge = remote('lounge', {
      routes: [pageAt('/seat/:row')],
      slots: [{ name: 'header.badge', files: [] }],
    });
    expect(
      gates(
        { routes: [pageAt('/seat/:number')], slots: [{ name: 'header.badge', files: [] }] },
        { others: [lounge] },
      ),
    ).toEqual(['lounge serves /seat/:number already.', 'lounge fills header.badge already.']);
    expect(gates({ routes: [pageAt('/contact')] })).toEqual(['shell serves /contact already.']);
  });

  it('may have the paths and slots of the remote that it was taken out of, in both orders', () => {
    const parts = { routes: [pageAt('/seat/:number')], slots: [{ name: 'header.badge', files: [] }] };
    const lounge = remote('lounge', parts);
    const seats = remote('seats', { ...parts, movedFrom: 'lounge' });
    expect(incompatibilities(seats, { others: [shell(), lounge] })).toEqual([]);
    expect(incompatibilities(lounge, { others: [shell(), seats] })).toEqual([]);
    expect(incompatibilities(seats, { others: [remote('gates', parts)] })).toHaveLength(2);
    const back = remote('lounge', { ...parts, movedFrom: 'seats' });
    expect(incompatibilities(back, { others: [seats] })).toHaveLength(2);
    const ofShell = remote('seats', { routes: [pageAt('/contact')], movedFrom: 'shell' });
    expect(incompatibilities(ofShell, { others: [shell()] })).toEqual(['shell serves /contact already.']);
  });

  it('may not drop a path without --drop-paths', () => {
    const replaced = remote('gates', { routes: [pageAt('/gates'), pageAt('/gates/:id')] });
    expect(gates({}, { replaced })).toEqual([
      expect.stringMatching(/^\/gates\/:id would be gone.*--drop-paths/),
    ]);
    expect(gates({}, { replaced, dropPaths: true })).toEqual([]);
    const taker = remote('piers', { routes: [pageAt('/gates/:gate')], movedFrom: 'gates' });
    expect(gates({}, { replaced, others: [taker] })).toEqual([]);
  });

  it('may not call an API path that the server does not have', () => {
    const uses = { host: [], api: ['/api/gates', '/api/gates/{}'] };
    expect(gates({ uses }, { apiPaths: new Set(['/api/gates']) })).toEqual([
      'gates calls /api/gates/{}, which this server does not have: deploy the server first.',
    ]);
    expect(gates({ uses })).toEqual([]);
  });

  it('may choose a fixed part of an API path when it calls', () => {
    const uses = { host: [], api: ['/api/gates/{}/{}'] };
    expect(gates({ uses }, { apiPaths: new Set(['/api/gates/{}/open']) })).toEqual([]);
    for (const path of ['/api/lounges/{}/open', '/api/gates/{}', '/api/gates/{}/open/wide'])
      expect(gates({ uses }, { apiPaths: new Set([path]) })).toHaveLength(1);
  });
});
