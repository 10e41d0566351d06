// npm run fuzz -- --minutes 2 --seed 7       sends odd requests to the API and the pages, and prints how far they came by operation;
//                                            fails on a 5xx and on an answer after more than a second
// npm run fuzz -- --cases 60000              sends so many
// npm run fuzz -- --seed 7 --request 1234    sends one of them again
import { fuzzSettings, fuzzTests } from './fuzz/settings.ts';
import { run } from '../tools/run.ts';

const env = readCommandLine();
console.log(`Seed ${env.FUZZ_SEED}`);
const { code } = await run(process.execPath, fuzzTests, {
  onOutput: (text) => process.stdout.write(text),
  env,
});
process.exitCode = code;

function readCommandLine(): Record<string, string> {
  try {
    return fuzzSettings(process.argv.slice(2));
  } catch (error) {
    console.error((error as Error).message);
    return process.exit(2);
  }
}
