// npm run faults -- --minutes 5 --seed N: breaks two nodes and their database under load, then looks for what was lost.
import { join } from 'node:path';
import { build } from '../tools/build/build-and-publish.ts';
import { runInNamespaces } from './faults/namespaces.ts';
import { root } from '../tools/root.mjs';

if (!(await build())) process.exit(1);
process.exitCode = await runInNamespaces(join(root, 'lab/faults/run.ts'), process.argv.slice(2));
