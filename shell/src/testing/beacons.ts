import { afterEach, beforeEach } from '@jest/globals';
import { waitFor } from '@testing-library/react';

interface Beacon {
  url: string;
  body: unknown;
}

/** What the page hands to the browser to be sent in its own time; in order, one list for each test. */
export function recordBeacons() {
  const beacons: Promise<Beacon>[] = [];
  beforeEach(() => {
    beacons.length = 0;
    navigator.sendBeacon = (url, body) => {
      beacons.push(text(body as Blob).then((words) => ({ url: String(url), body: JSON.parse(words) })));
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

/** jsdom's Blob cannot be read otherwise. */
const text = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.readAsText(blob);
  });
