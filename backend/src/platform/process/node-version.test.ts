import { describe, expect, it } from '@jest/globals';
import { nodeObstacle } from './node-version.js';

describe('the check of Node’s version', () => {
  it.each(['18.19.1', '20.20.2', '22.17.0'])('Node %s is refused, with the one to use', (version) => {
    expect(nodeObstacle(version)).toMatch(`Node ${version} is too old for the server: it needs Node 24.`);
  });

  it.each(['22.18.0', '24.0.0', process.versions.node])('Node %s runs the server', (version) => {
    expect(nodeObstacle(version)).toBeNull();
  });
});
