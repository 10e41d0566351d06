// Installs the packages when they differ from the lockfile: all, or the set that is named. It runs under the system's
// Node before anything is installed, so it and its imports are plain JavaScript and use nothing but Node's own modules.
import { installPackages } from './install/packages.mjs';
import { packageSets } from './install/state.mjs';

const set = process.argv[2] ?? 'everything';
if (set !== 'server' && set !== 'build' && set !== 'everything') {
  console.error(`There is no set of packages ${set}. Sets: ${Object.keys(packageSets).join(', ')}.`);
  process.exit(2);
}
await installPackages(set);
