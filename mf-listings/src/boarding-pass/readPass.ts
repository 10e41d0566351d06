import { file as wasm } from 'zxing_reader.wasm?separate';
import { NotReadable, pictureIn } from './picture';
import type { Answer, PassLeg, Question } from './reading/answer';
import { file as worker } from './reading/pass.worker?separate';

export type Reading =
  | { legs: PassLeg[] }
  | { none: 'no_code' | 'other_code' | 'unavailable' | NotReadable['reason'] };

/** Reads a boarding pass on this device. Nothing of the file is sent. */
export async function readPass(file: Blob): Promise<Reading> {
  try {
    const [picture, bytes, address] = await Promise.all([
      pictureIn(file),
      checked(wasm).then((response) => response.arrayBuffer()),
      workerAddress(),
    ]);
    const { width, height, data } = picture;
    return await ask(address, { wasm: bytes, width, height, pixels: data.buffer });
  } catch (error) {
    return { none: error instanceof NotReadable ? error.reason : 'unavailable' };
  }
}

/** With its hash, as scripts are. */
async function checked({ address, integrity }: typeof wasm): Promise<Response> {
  const response = await fetch(address, { integrity });
  if (!response.ok) throw new Error(`${address} returned ${response.status}`);
  return response;
}

/** A worker runs only from the page's own origin. The browser has checked the file by then, and keeps it for a year. */
async function workerAddress(): Promise<string> {
  const { pathname } = new URL(worker.address, location.href);
  const address = location.origin + pathname;
  await checked({ ...worker, address });
  return address;
}

function ask(address: string, question: Question): Promise<Answer> {
  const reader = new Worker(address);
  return new Promise<Answer>((resolve, reject) => {
    reader.addEventListener('message', ({ data }: MessageEvent<Answer>) => resolve(data));
    reader.addEventListener('error', () => reject(new Error('the worker failed')));
    reader.postMessage(question, [question.wasm, question.pixels]);
  }).finally(() => reader.terminate());
}
