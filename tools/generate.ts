// npm run generate            lists the files that scripts generate
// npm run generate -- fonts   generates them again
import { join } from 'node:path';
import { root } from './root.mjs';
import { run } from './run.ts';

const outputs: Record<string, string> = {
  airports: 'backend/src/listings/airports/airports.json',
  'card-fonts': 'mf-trips/src/care-card/fonts',
  'dial-codes': 'shared-ui/src/forms/phone/dial-codes.ts',
  fonts: 'shared-ui/src/fonts',
  glyphs: 'backend/src/listings/sharing/glyphs.json',
  'shaped-words': 'backend/src/listings/sharing/shaped-words.json',
  world: 'mf-listings/src/home/world.ts',
};

const [name = ''] = process.argv.slice(2);
const output = outputs[name];
if (output) process.exitCode = await generate(name, output);
else {
  for (const [generator, path] of Object.entries(outputs))
    console.log(`npm run generate -- ${generator.padEnd(10)}  ${path}`);
  process.exitCode = name ? 2 : 0;
}

async function generate(name: string, output: string): Promise<number> {
  const script = join(root, 'tools/generate', `${name}.ts`);
  const { code } = await run(process.execPath, [script], {
    onOutput: (text) => process.stdout.write(text),
  });
  if (code === 0) await run('oxfmt', ['--write', output]);
  return code;
}
