import { describe, expect, it } from '@jest/globals';
import { wordsOf } from '../words/index.js';
import { deviceName, deviceText } from './device.js';

describe('the naming of devices', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
      'Chrome on Windows',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari on iPhone',
    ],
    ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'Firefox on Android'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Gecko/20100101', 'Mac'],
    ['curl/8.5.0', 'Unknown device'],
    [undefined, 'Unknown device'],
  ])('names a device so that its owner recognizes it: %s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });

  it('names it in other languages', () => {
    const { newDevice: words } = wordsOf('es');
    expect(deviceText('Chrome on Windows', words)).toBe('Chrome en Windows');
    expect(deviceText('Mac', words)).toBe('Mac');
    expect(deviceText('Unknown device', words)).toBe('Dispositivo desconocido');
  });
});
