// jsdom with the web APIs that Node has and jsdom lacks: React Router and RTK Query need them at import time.
import { TestEnvironment } from 'jest-environment-jsdom';

export default class BrowserEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    const base = this.global.location.href;
    class PageRequest extends Request {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(typeof input === 'string' ? new URL(input, base) : input, init);
      }
    }
    Object.assign(this.global, {
      TextEncoder,
      TextDecoder,
      Request: PageRequest,
      Response,
      Headers,
      fetch,
      AbortController,
      AbortSignal,
      ReadableStream,
      TransformStream,
      WritableStream,
      structuredClone,
    });
  }
}
