import { accessSync, constants, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** What this machine has of each engine, or how to get it. */
export const engines = {
  firefox: {
    install: 'Firefox is missing: apt-get install firefox-esr, or name one in FIREFOX',
    find() {
      const path = process.env.FIREFOX || command('firefox-esr') || command('firefox');
      return path && { path };
    },
  },
  webkit: {
    install: 'WebKit is missing: apt-get install webkit2gtk-driver xvfb',
    find() {
      const driver = command('WebKitWebDriver');
      const [browser] = globSync('/usr/{lib/*,libexec}/webkit2gtk-4.*/MiniBrowser');
      return driver && browser && command('Xvfb') && { driver, browser };
    },
  },
};

function command(name: string): string | undefined {
  const paths = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));
  return paths.find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      // Not in this folder.
      return false;
    }
  });
}
