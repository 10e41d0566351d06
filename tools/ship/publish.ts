import { size } from './format.ts';

/** Brings a build to a desk and says what visitors get now. */
export async function given(desk, build, options) {
  const { name, release } = build.manifest;
  const before = (await desk.channels()).names[name];
  const began = performance.now();
  const { names } = await desk.ship(build, options);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  if (before?.current === release && !before.canary && !names[name].canary)
    return console.log(`${name} ${release} is current already: nothing was changed.`);
  console.log(`  ✓ published (${seconds} s)\n`);
  console.log(`${name} ${release} (${size(build.bytes)}) ${outcome(before, options.percent)}`);
  const to = desk.option;
  const ways = options.percent ? canaryWays(name) : before?.current ? fullWays(name) : [];
  for (const [wish, command] of ways) console.log(`  ${wish.padEnd(17)} ${command}${to}`);
}

function outcome(before, percent) {
  if (percent)
    return `goes to ${percent}% of the visitors, always the same ones; the others keep ${before.current}.`;
  const over = before?.canary ? ` The canary ${before.canary.release} is over.` : '';
  if (!before?.current) return 'is its first release; all visitors get it from their next page on.';
  return `is what all visitors get from their next page on, instead of ${before.current}.${over}`;
}

const fullWays = (name) => [['to take it back', `npm run rollback -- ${name}`]];
const canaryWays = (name) => [
  ['to everybody', `npm run promote -- ${name}`],
  ['to take it back', `npm run withdraw -- ${name}`],
];
