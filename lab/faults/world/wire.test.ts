import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { listen } from '../../../tools/testing/listen.ts';
import { Wire } from './wire.ts';

const accepted: Socket[] = [];
const database = createServer((socket) => {
  accepted.push(socket);
  socket.on('error', () => {}).pipe(socket);
});
let wire: Wire;

before(async () => (wire = await Wire.to(await listen(database))));
after(() => wire.close());

/** A connection of a node, over which one message has come back. */
async function openConnection() {
  const node = connect(wire.port, '127.0.0.1').setEncoding('utf8');
  node.write('hello');
  const [echo] = await once(node, 'data');
  const databaseSide = accepted.at(-1);
  assert.ok(databaseSide);
  return { node, databaseSide, echo };
}

describe('the connection from a node to the database', { timeout: 10_000 }, () => {
  it('carries bytes in both directions, and is known by its port at the database', async () => {
    const { node, databaseSide, echo } = await openConnection();
    assert.equal(echo, 'hello');
    assert.deepEqual(wire.databasePorts, [databaseSide.remotePort]);
    node.destroy();
    await once(databaseSide, 'close');
  });

  it('is closed on one side when the other closes it', async () => {
    const { node, databaseSide } = await openConnection();
    databaseSide.destroy();
    await once(node.resume(), 'close');
    assert.deepEqual(wire.databasePorts, []);
  });

  it('falls silent: nothing arrives, and the node is never told', async () => {
    const { node, databaseSide } = await openConnection();
    let isTold = false;
    for (const event of ['data', 'end', 'close']) node.on(event, () => (isTold = true));
    const gone = once(databaseSide, 'close');
    wire.fallSilent();
    await gone;
    node.write('is anyone there?');
    // A second connection carries bytes in the meantime.
    const other = await openConnection();
    assert.equal(other.echo, 'hello');
    assert.equal(isTold, false);
    assert.deepEqual(wire.databasePorts, [other.databaseSide.remotePort]);
    for (const socket of [node.removeAllListeners(), other.node]) socket.destroy();
  });
});
