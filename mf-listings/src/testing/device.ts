import { afterEach, beforeEach } from '@jest/globals';
import type { Answer, PassLeg, Progress, Question } from '../boarding-pass/reading/answer';

/** As the worker names the flight of a pass. */
export const passLeg = (about: Partial<PassLeg> = {}): PassLeg => ({
  flight: 'AI127',
  date: '2099-12-04',
  from: 'DEL',
  to: 'ORD',
  hash: 'a'.repeat(64),
  ...about,
});

export const photo = (name = 'pass.jpg') => new File(['a photo'], name, { type: 'image/jpeg' });

/** What the page fetches before it reads. */
export const readerFiles = {
  'GET /separate-file': 'a worker, or WebAssembly',
};

type Say = (message: Answer | Progress) => void;
/** A function says what it wants, when it wants. */
type Given = Answer | 'fails' | ((say: Say) => void);

/**
 * A device whose worker gives these answers, one for each picture: jsdom has no workers and decodes nothing. What the worker
 * itself does is in its own tests and in the stories.
 */
export function fakeDevice() {
  const answers: Given[] = [];
  const { getContext } = HTMLCanvasElement.prototype;

  class FakeWorker extends EventTarget {
    postMessage({ width, height }: Question) {
      const answer = width && height ? (answers.shift() ?? 'fails') : 'fails';
      const say: Say = (data) => this.dispatchEvent(new MessageEvent('message', { data }));
      queueMicrotask(() => {
        if (answer === 'fails') this.dispatchEvent(new Event('error'));
        else if (typeof answer === 'function') answer(say);
        else say(answer);
      });
    }
    terminate() {}
  }
  const drawing = {
    fillRect() {},
    drawImage() {},
    getImageData: (_x: number, _y: number, width: number, height: number) => ({
      width,
      height,
      data: new Uint8ClampedArray(4),
    }),
  };
  beforeEach(() => {
    answers.length = 0;
    Object.assign(Blob.prototype, {
      arrayBuffer(this: Blob) {
        return new Promise((resolve) => {
          const reader = new FileReader();
          reader.addEventListener('load', () => resolve(reader.result));
          reader.readAsArrayBuffer(this);
        });
      },
    });
    Object.assign(HTMLCanvasElement.prototype, { getContext: () => drawing });
    Object.assign(globalThis, {
      Worker: FakeWorker,
      createImageBitmap: async (file: File) => {
        if (file.type !== 'image/jpeg') throw new Error('The source image could not be decoded');
        return { width: 1200, height: 800, close() {} };
      },
    });
  });
  afterEach(() => void Object.assign(HTMLCanvasElement.prototype, { getContext }));
  return { reads: (...next: Given[]) => answers.push(...next) };
}
