import { describe, expect, it } from '@jest/globals';
import { deviceName } from './deviceName';

describe('the name of a device', () => {
  it.each(['Chrome on Windows', 'Samsung Internet on Android', 'Mac', 'Unknown device'])(
    'shows %s in English as the server names it',
    (named) => expect(deviceName(named)).toBe(named),
  );
});
