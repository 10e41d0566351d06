import { once } from 'node:events';
import { connect } from 'node:net';

const openAtOnce = 50;

/** A stream for each person, over a bare connection; `hear` gets every event as `person:id` with its moment. */
export async function openPages({ url, path }, people, hear) {
  const { hostname, port } = new URL(url);
  const sockets = [];
  for (let at = 0; at < people.length; at += openAtOnce) {
    const some = people.slice(at, at + openAtOnce);
    sockets.push(...(await Promise.all(some.map((person) => openPage(person)))));
  }
  return {
    close: async () => {
      const gone = sockets.map((socket) => once(socket, 'close'));
      for (const socket of sockets) socket.destroy();
      await Promise.all(gone);
    },
  };

  async function openPage(person) {
    const socket = connect(Number(port), hostname);
    socket.setEncoding('latin1').setNoDelay();
    socket.write(
      `GET ${path(person)} HTTP/1.1\r\nhost: ${hostname}\r\naccept: text/event-stream\r\n` +
        `cookie: session=${person.token}\r\n\r\n`,
    );
    const [head] = await once(socket, 'data');
    if (!head.startsWith('HTTP/1.1 200')) throw new Error(`${path(person)}: ${head}`);
    socket.on('data', (chunk) => {
      const moment = Number(process.hrtime.bigint());
      for (const [, id] of chunk.matchAll(/^id: (\d+)$/gm)) hear(`${person.userId}:${id}`, moment);
    });
    return socket;
  }
}
