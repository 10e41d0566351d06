// npm run check: types, lint, format, and a lockfile that npm ci will take.
import { checks } from './check/checks.mjs';
import { parallel, run } from './run.mjs';

/** Runs every check and prints what is wrong; resolves to how many passed and failed. */
export async function check() {
  const isGood = await parallel(checks, checkOne);
  return { passed: isGood.filter(Boolean).length, failed: isGood.filter((good) => !good).length, skipped: 0 };
}

/** Runs one check and prints how it went, with its output when it failed. */
export async function checkOne({ name, command, args }) {
  const began = Date.now();
  const { code, output } = await run(command, args);
  const time = `${((Date.now() - began) / 1000).toFixed(1)} s`;
  console.log(code === 0 ? `  ✓ ${name} (${time})` : `  ✗ ${name} (${time})\n${output}`);
  return code === 0;
}

if (process.argv[1] === import.meta.filename) {
  const { failed } = await check();
  console.log(failed ? `${failed} of ${checks.length} checks failed.` : 'All checks passed.');
  process.exitCode = failed ? 1 : 0;
}
