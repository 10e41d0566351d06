// node proxy-process.ts <address of a node> …: sends each request to the next healthy node, and its own address to its parent.
import { Proxy } from '../../faults/world/proxy.ts';
import { freePort } from '../../../tools/start/port.ts';

const port = await freePort('127.0.0.1');
const proxy = await Proxy.listen(process.argv.slice(2), port);
await proxy.checkNow();
process.send?.(`http://127.0.0.1:${port}`);
