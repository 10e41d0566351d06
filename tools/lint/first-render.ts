/** The part of a syntax tree that the rule reads. */
export interface Node {
  type: string;
  parent?: Node;
  name?: string;
  value?: unknown;
  operator?: string;
  id?: Node | null;
  key?: Node;
  callee?: Node;
  object?: Node;
  property?: Node;
  computed?: boolean;
  arguments?: Node[];
  properties?: Node[];
  test?: Node;
  consequent?: Node;
  left?: Node;
  body?: Node | Node[];
  argument?: Node | null;
}

const clock = 'the clock';
const zone = 'the time zone of the machine';
const language = 'the language of the machine';
const random = 'a random number';
const browser = 'the browser';

const browserGlobals = new Set([
  'window',
  'document',
  'navigator',
  'localStorage',
  'sessionStorage',
  'matchMedia',
]);

const calls: Record<string, string> = {
  'Date.now': clock,
  'performance.now': clock,
  'Math.random': random,
  'crypto.randomUUID': random,
  'crypto.getRandomValues': random,
};

/** Our own functions that read such a thing, by the module that exports them. */
const ours: Record<string, Record<string, string>> = {
  'shared-ui': { today: 'the day of the machine' },
  'shell/host': { randomId: random },
};

export const impureImport = (module: string, name: string): string | undefined => ours[module]?.[name];

const zoneMethods =
  /^get(FullYear|Month|Date|Day|Hours|Minutes|TimezoneOffset)$|^to(Date|Time|LocaleDate|LocaleTime)String$/;

/** What an expression reads that may differ in the browser; undefined if nothing. */
export function impurityOf(node: Node): string | undefined {
  if (node.type === 'NewExpression') return impurityOfNew(node);
  if (node.type === 'CallExpression') return impurityOfCall(node);
  return node.type === 'MemberExpression' && browserGlobals.has(node.object?.name ?? '')
    ? browser
    : undefined;
}

function impurityOfNew({ callee, arguments: given = [] }: Node): string | undefined {
  if (callee?.name === 'Date') return given.length ? undefined : clock;
  return nameOf(callee) === 'Intl.DateTimeFormat' ? impurityOfFormat(given) : undefined;
}

function impurityOfCall({ callee, arguments: given = [] }: Node): string | undefined {
  if (callee?.name === 'matchMedia') return browser;
  if (callee?.name === 'useSyncExternalStore')
    return given.length < 3 ? 'a store without a snapshot for the server' : undefined;
  if (nameOf(callee) === 'Intl.DateTimeFormat') return impurityOfFormat(given);
  const method = callee?.type === 'MemberExpression' && !callee.computed ? callee.property?.name : undefined;
  if (method === 'toLocaleString') return given.length ? undefined : language;
  if (method && zoneMethods.test(method)) return /Locale/.test(method) ? impurityOfFormat(given) : zone;
  return calls[nameOf(callee)];
}

/** Of `(language, { timeZone })`. Options from elsewhere may have a zone. */
function impurityOfFormat([locale, options]: Node[]): string | undefined {
  if (!locale || locale.name === 'undefined') return language;
  if (!options) return zone;
  const isKnown = options.type === 'ObjectExpression' && options.properties?.every(({ key }) => key);
  return isKnown && !options.properties?.some(({ key }) => key?.name === 'timeZone') ? zone : undefined;
}

const nameOf = (node?: Node): string =>
  node?.type === 'MemberExpression' ? `${node.object?.name}.${node.property?.name}` : '';

const isFunction = ({ type }: Node) =>
  type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression';

/** They call what they are given before they return. */
const calledAtOnce =
  /^(useMemo|useState|useReducer|map|flatMap|filter|find|findLast|findIndex|some|every|reduce|forEach|sort|toSorted|from)$/;

type TextOf = (node: Node) => string;

const hydration = /hydrated|\binBrowser\b/i;

export type Runner = { isRendered: true } | { isRendered: false; helper: string };

/** Which component, hook or function of this file runs it; undefined for handlers, effects and what is hydrated. */
export function runnerOf(node: Node, textOf: TextOf): Runner | undefined {
  for (let child = node, parent = node.parent; parent; child = parent, parent = parent.parent) {
    if (waitsForHydration(parent, child, textOf)) return undefined;
    if (parent.type === 'AssignmentPattern') return undefined;
    if (!isFunction(parent)) continue;
    const name = namedOf(parent);
    if (/^([A-Z]|use[A-Z])/.test(name ?? '')) return { isRendered: true };
    if (name && isOfModule(parent)) return { isRendered: false, helper: name };
    const call = parent.parent;
    if (call?.type !== 'CallExpression') return undefined;
    const { callee } = call;
    if (callee !== parent && !calledAtOnce.test(callee?.property?.name ?? callee?.name ?? ''))
      return undefined;
  }
  return undefined;
}

/** Behind `isHydrated ?`, `isHydrated &&`, or after `if (!isHydrated) return`. */
function waitsForHydration(parent: Node, child: Node, textOf: TextOf): boolean {
  const test = parent.test ?? (parent.type === 'LogicalExpression' ? parent.left : undefined);
  if (test) return test !== child && hydration.test(textOf(test));
  if (parent.type !== 'BlockStatement' || !Array.isArray(parent.body)) return false;
  const before = parent.body.slice(0, parent.body.indexOf(child));
  return before.some(
    ({ type, test }) => type === 'IfStatement' && test !== undefined && hydration.test(textOf(test)),
  );
}

/** Also of `const Page = memo(() => …)`. */
function namedOf({ id, parent }: Node): string | undefined {
  const declarator = parent?.type === 'CallExpression' ? parent.parent : parent;
  return id?.name ?? (declarator?.type === 'VariableDeclarator' ? declarator.id?.name : undefined);
}

function isOfModule(node: Node): boolean {
  for (let parent = node.parent; parent; parent = parent.parent) if (isFunction(parent)) return false;
  return true;
}
