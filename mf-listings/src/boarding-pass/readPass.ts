import { file as wasm } from 'zxing_reader.wasm?separate';
import { NotReadable, pictureIn } from './picture';
import type { Answer, PassLeg, Progress, Question } from './reading/answer';
import { file as worker } from './reading/pass.worker?separate';

export type Reading =
  | { legs: PassLeg[] }
  | { none: 'no_code' | 'other_code' | 'unavailable' | NotReadable['reason'] };

/** Reads a boarding pass on this device. Nothing of the file is sent. */
export async function readPass(file: Blob, onProgress: (searched: number) => void): Promise<Reading> {
  try {
    const [picture, bytes, address] = await Promise.all([pictureIn(file), wasmBytes(), workerAddress()]);
    const { width, height, data } = picture;
    return await ask(address, { wasm: bytes, width, height, pixels: data.buffer }, onProgress);
  } catch (error) {
    return { none: error instanceof NotReadable ? error.reason : 'unavailable' };
  }
}

/** With its hash, as scripts are. */
async function checked(address: string, integrity: string, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(address, { integrity, ...(signal && { signal }) });
  if (!response.ok) throw new Error(`${address} returned ${response.status}`);
  return response;
}

const siteAddress = (address: string) => location.origin + new URL(address, location.href).pathname;

/** As for scripts (shell/src/remotes/fromSite.ts). */
const waitMs = 6_000;

/** From the site when the origin of ASSETS_URL fails or hangs. */
async function wasmBytes(): Promise<ArrayBuffer> {
  const { address, integrity } = wasm;
  const ofSite = siteAddress(address);
  const bytesOf = async (from: string, signal?: AbortSignal) =>
    (await checked(from, integrity, signal)).arrayBuffer();
  if (new URL(address, location.href).href === ofSite) return bytesOf(ofSite);
  return bytesOf(address, AbortSignal.timeout(waitMs)).catch(() => bytesOf(ofSite));
}

/** A worker runs only from the page's own origin. The browser has checked the file by then, and keeps it for a year. */
async function workerAddress(): Promise<string> {
  const address = siteAddress(worker.address);
  await checked(address, worker.integrity);
  return address;
}

function ask(address: string, question: Question, onProgress: (searched: number) => void): Promise<Answer> {
  const reader = new Worker(address);
  return new Promise<Answer>((resolve, reject) => {
    reader.addEventListener('message', ({ data }: MessageEvent<Answer | Progress>) =>
      'searched' in data ? onProgress(data.searched) : resolve(data),
    );
    reader.addEventListener('error', () => reject(new Error('the worker failed')));
    reader.postMessage(question, [question.wasm, question.pixels]);
  }).finally(() => reader.terminate());
}
