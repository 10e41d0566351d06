import type { Violation } from './planted.ts';

// Components and hooks that read in their first render what the server does not have, and some that only look like it.
const reads = (file: string, code: string, reason = ''): Violation => ({
  file,
  code: `${code}\n`,
  reason: reason && `The first render reads ${reason}`,
});

const page = (body: string) => `export function Page() { ${body} }`;

export const impureRenders: readonly Violation[] = [
  reads('mf-account/src/clock.tsx', page('return <p>{new Date().toISOString()}</p>;'), 'the clock'),
  reads('mf-account/src/now.tsx', page('const [at] = useState(() => Date.now()); return at;'), 'the clock'),
  reads('mf-account/src/list.tsx', page('return [1].map((one) => one + Math.random());'), 'a random number'),
  reads(
    'mf-account/src/hook.ts',
    'export const useKey = () => useMemo(() => crypto.randomUUID(), []);',
    'a random number',
  ),
  reads('shell/src/width.tsx', page('return window.innerWidth;'), 'the browser'),
  reads('shell/src/dark.tsx', page(`return matchMedia('(width < 9em)').matches;`), 'the browser'),
  reads(
    'shell/src/kept.tsx',
    `export const Page = memo(() => kept());\nfunction kept() { return localStorage.getItem('a'); }`,
    'the browser',
  ),
  reads('shared-ui/src/hour.tsx', page('return new Date(0).getHours();'), 'the time zone'),
  reads(
    'shared-ui/src/day.tsx',
    page(`return new Date(0).toLocaleDateString('en-US', { month: 'short' });`),
    'the time zone',
  ),
  reads('shared-ui/src/price.tsx', page('return (1234.5).toLocaleString();'), 'the language'),
  reads(
    'mf-listings/src/Today.tsx',
    `import { today } from 'shared-ui';\n${page('return today();')}`,
    'the day of the machine',
  ),
  reads(
    'mf-messaging/src/Day.tsx',
    `import { today as dayOf } from 'shared-ui';\n${page('return dayOf(new Date(0));')}`,
    'the day of the machine',
  ),
  reads(
    'mf-messaging/src/store.ts',
    'export const useWidth = () => useSyncExternalStore(never, () => 1);',
    'a store without a snapshot for the server',
  ),
];

export const pureRenders: readonly Violation[] = [
  reads(
    'mf-account/src/effect.tsx',
    page('useEffect(() => { document.title = String(Date.now()); }); return 1;'),
  ),
  reads('mf-account/src/handler.tsx', page('const stamp = () => Date.now(); return <b onClick={stamp} />;')),
  reads(
    'mf-account/src/later.tsx',
    page('const isHydrated = useHydrated(); return isHydrated && Date.now();'),
  ),
  reads(
    'mf-account/src/returned.tsx',
    page('const isHydrated = useHydrated(); if (!isHydrated) return null; return window.innerWidth;'),
  ),
  reads(
    'mf-account/src/store.ts',
    'export const useWidth = () => useSyncExternalStore(never, () => window.innerWidth, () => 0);',
  ),
  reads(
    'mf-account/src/known.tsx',
    page(`return new Date(0).toLocaleDateString('en-US', { timeZone: 'UTC' });`),
  ),
  reads(
    'mf-account/src/given.tsx',
    `${page('return dayOf(new Date(0));')}\nconst dayOf = (at = new Date()) => at.toISOString();`,
  ),
  reads('mf-account/src/plain.ts', 'export const stamp = () => Date.now();'),
];
