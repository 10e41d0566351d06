import { parentPort, workerData } from 'node:worker_threads';
import { send } from './send.ts';

const { page, visitors }: { page: string; visitors: number } = workerData;

const addressOf = (visitor: number) => `203.${visitor >> 8}.${visitor & 255}.1`;

const answers = Array.from({ length: visitors }, (_, at) => send(page, { address: addressOf(at) }));
parentPort?.postMessage(await Promise.all(answers));
