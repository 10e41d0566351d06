// npm run check: types, lint, format, the host API, and whether npm ci accepts the lockfile.
import { checks, runCheck } from './check/checks.ts';
import { parallel } from './run.ts';

const results = await parallel(checks, runCheck);
const failed = results.filter((isGood) => !isGood).length;
console.log(failed ? `${failed} of ${checks.length} checks failed.` : 'All checks passed.');
process.exitCode = failed ? 1 : 0;
