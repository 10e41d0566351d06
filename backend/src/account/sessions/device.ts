const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
];

// Browsers also send the names of others, so the most specific one comes first.
const browsers: [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const unknown = 'Unknown device';

const nameIn = (names: [RegExp, string][], userAgent: string) =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1];

export function deviceName(userAgent: string | undefined): string {
  const browser = nameIn(browsers, userAgent ?? '');
  const system = nameIn(systems, userAgent ?? '');
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? unknown;
}

interface DeviceWords {
  deviceOn: (browser: string, system: string) => string;
  unknownDevice: string;
}

/** A name from above in the language of the words. */
export function deviceText(name: string, words: DeviceWords): string {
  if (name === unknown) return words.unknownDevice;
  const [browser, system] = name.split(' on ');
  return browser && system ? words.deviceOn(browser, system) : name;
}
