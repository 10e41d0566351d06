import { afterEach, beforeEach } from '@jest/globals';
import { waitFor } from '@testing-library/react';

interface Beacon {
  url: string;
  body: unknown;
}

/** Records the beacons of each test, in order. */
export function recordBeacons() {
  const beacons: Promise<Beacon>[] = [];
  beforeEach(() => {
    beacons.length = 0;
    navigator.sendBeacon = (url, body) => {
      beacons.push(text(body as Blob).then((json) => ({ url: String(url), body: JSON.parse(json) })));
      return true;
    };
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'sendBeacon');
  });
  return {
    all: () => Promise.all(beacons),
    /** Waits for the first. */
    async first(): Promise<Beacon> {
      await waitFor(() => {
        if (!beacons.length) throw new Error('Nothing was sent');
      });
      return beacons[0]!;
    },
  };
}

/** jsdom's Blob has no `text()`. */
const text = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.readAsText(blob);
  });
