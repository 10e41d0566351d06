const isContract = (target) => /^backend\/src\/[a-z]+\/contract\.(js|ts)$/.test(target);
const domainOf = (path) => /^backend\/src\/([a-z]+)\//.exec(path)?.[1];
const isTest = (file) => /\.test\.ts$/.test(file) || /^backend\/(src\/testing|test)\//.test(file);

/** The rooms inside the backend: what each stands on. */
const floors = {
  platform: [],
  account: ['platform'],
  listings: ['platform', 'account'],
  messaging: ['platform', 'account'],
  payments: ['platform', 'account'],
  site: ['platform', 'account'],
  sandbox: ['platform'],
};

/** Why a file of the backend may not import another one. */
export function backendRefusal(file, target) {
  if (isContract(file) && target !== 'zod' && !isContract(target))
    return 'a contract is all that both sides of the wire know: it imports zod and other contracts, nothing else';
  const from = domainOf(file);
  const to = domainOf(target);
  if (from === to || isContract(target)) return;
  if (to === 'testing' && !isTest(file))
    return 'backend/src/testing is the harness of tests and is not shipped';
  if (to === 'sandbox' && file !== 'backend/src/app.module.ts')
    return 'the sandbox is another server: it is reached over HTTP and SMTP alone, only app.module.ts mounts it';
  const floor = floors[from];
  if (!floor || !(to in floors)) return;
  if (!floor.includes(to))
    return reasons[from] ?? `${from} stands on ${floor.join(' and ')}, and on no other domain`;
  if (to === 'account' && !/\/account\/index\.(js|ts)$/.test(target))
    return 'account is known by its front door alone: import from account/index.js';
}

const reasons = {
  platform: 'platform is what every domain stands on, so it knows none of them',
  account: 'account is the ground floor of the domains: the others may use it, it uses none of theirs',
};
