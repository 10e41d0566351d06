// A process of its own, because time zone and language are of a whole process. It runs the thread that the server has.
import { Worker } from 'node:worker_threads';

const thread = new Worker(new URL('../../backend/src/site/rendering/render-worker.ts', import.meta.url));
process.on('message', (message) => thread.postMessage(message));
thread.on('message', (message) => process.send?.(message));
