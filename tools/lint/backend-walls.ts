const floors: Record<string, string[]> = {
  platform: [],
  account: ['platform'],
  moderation: ['platform', 'account'],
  listings: ['platform', 'account', 'moderation'],
  trips: ['platform', 'account', 'moderation', 'listings'],
  messaging: ['platform', 'account', 'moderation'],
  payments: ['platform', 'account', 'moderation'],
  releases: ['platform'],
  pages: ['platform', 'releases'],
  backup: ['platform', 'releases'],
  sandbox: ['platform'],
};

const special: Record<string, string> = {
  platform: 'every domain is built on platform, so it knows none of them',
  pages: 'what serves pages would serve those of any product: domains register what they add',
  account: 'account is the ground floor of the domains: the others may use it, it uses none of theirs',
};

const hasFrontDoor = ['account', 'listings', 'moderation', 'releases'];

const isContract = (target: string) => /^backend\/src\/[a-z-]+(\/[a-z-]+)?\/contract\.(js|ts)$/.test(target);
const isEndpoints = (target: string) =>
  /^backend\/src\/[a-z-]+(\/[a-z-]+)?\/endpoints\.(js|ts)$/.test(target);
const platformEndpoints = /^backend\/src\/platform\/endpoints\.(js|ts)$/;
const isRules = (target: string) => /^backend\/src\/[a-z]+\/rules\.(js|ts)$/.test(target);
const isHarness = (path: string) => /^backend\/(test|src(\/[a-z]+)?\/testing)\//.test(path);
const domainOf = (path: string) => /^backend\/src\/([a-z]+)\//.exec(path)?.[1] ?? '';

export const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file) || isHarness(file);

export function backendRefusal(file: string, target: string): string | undefined {
  if (isContract(file) && target !== 'zod' && !isContract(target))
    return 'a contract is all that both sides of the wire know: it imports zod and other contracts, nothing else';
  if (
    isEndpoints(file) &&
    !platformEndpoints.test(file) &&
    !isContract(target) &&
    !platformEndpoints.test(target)
  )
    return 'browsers and builds read endpoints without the server: they import contracts and platform/endpoints.ts, nothing else';
  if (isRules(file) && !isRules(target) && domainOf(target) !== domainOf(file))
    return 'rules also run in browsers: they import files of their domain and the rules of others, nothing else';
  if (isHarness(target)) return isTest(file) ? undefined : 'what is for tests is not shipped';
  const from = domainOf(file);
  const to = domainOf(target);
  return from === to ? undefined : domainRefusal(file, from, to, target);
}

const listOf = (names: string[]) => names.join(', ').replace(/, ([^,]*)$/, ' and $1');

function domainRefusal(file: string, from: string, to: string, target: string): string | undefined {
  if (to === 'sandbox' && file !== 'backend/src/app.module.ts')
    return 'the sandbox is another server: it is reached over HTTP and SMTP alone, and only app.module.ts mounts it';
  const floor = floors[from];
  if (!floor || !(to in floors)) return;
  if ((isContract(target) || isEndpoints(target) || isRules(target)) && from !== 'platform') return;
  if (!floor.includes(to)) return special[from] ?? `${from} uses ${listOf(floor)}, and no other domain`;
  if (hasFrontDoor.includes(to) && !/^backend\/src\/[a-z]+\/index\.(js|ts)$/.test(target))
    return `${to} is known by its front door alone: import from ${to}/index.js`;
}
