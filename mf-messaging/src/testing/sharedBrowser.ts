import { afterEach, beforeEach } from '@jest/globals';
import { BroadcastChannel, locks } from 'node:worker_threads';

/** Gives tabs the locks and channels of one browser: Node has them, jsdom does not. */
export function sharedBrowser() {
  let channels: BroadcastChannel[] = [];
  class Channel extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      channels.push(this);
    }
  }
  beforeEach(() => {
    channels = [];
    Object.assign(window, { BroadcastChannel: Channel });
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  });
  afterEach(() => {
    for (const channel of channels) channel.close();
    Reflect.deleteProperty(window, 'BroadcastChannel');
    Reflect.deleteProperty(navigator, 'locks');
  });
}
