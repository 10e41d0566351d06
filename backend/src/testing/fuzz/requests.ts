import { mutateValue, mutateJson, mutateText } from './mutations.js';
import { Random } from './random.js';
import { validValue, type Schema } from './valid-values.js';

interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  schema: Schema;
}
interface Operation {
  parameters: Parameter[];
  security: Record<string, unknown>[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}
export interface Description {
  paths: Record<string, Record<string, Operation>>;
}

/** Who sends a request: an operator has opened the desk with a passkey, the team has the token of `/platform`. */
export type Caller = 'visitor' | 'member' | 'operator' | 'team';

export interface FuzzRequest {
  number: number;
  method: string;
  path: string;
  by: Caller;
  body?: string | undefined;
  type?: string;
}

const segments = [
  '. .. %00 %ff %ed%a0%80 %u0000 % %2f %2e%2e %5c [ ] : ;a=1 * { | " @ ~ + \u00ff %E2%80%AE %F0%9F%99%82',
  '__proto__ constructor toString hasOwnProperty -1 0 1 2 1.5 1e3 NaN x.example:99999',
]
  .flatMap((some) => some.split(' '))
  .concat('', '9'.repeat(20), '9'.repeat(99), 'a'.repeat(300));

/** Each request depends only on the seed and its number, so that it can be repeated. */
export class FuzzRequests {
  /** The first requests: every text of every body, valid but for one character that PostgreSQL refuses. */
  private readonly planted: Omit<FuzzRequest, 'number'>[];
  private readonly calls: { method: string; path: string; operation: Operation }[];

  constructor(
    private readonly seed: number,
    { paths }: Description,
    private readonly pages: string[],
  ) {
    this.calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        method: method.toUpperCase(),
        path,
        operation,
      })),
    );
    this.planted = this.plant();
  }

  private plant(): Omit<FuzzRequest, 'number'>[] {
    const random = new Random(this.seed);
    return this.calls.flatMap(({ method, path, operation }) => {
      const { schema } = operation.requestBody?.content['application/json'] ?? {};
      if (!schema?.properties) return [];
      const address = this.address(path, operation.parameters, random);
      return Object.entries(schema.properties).flatMap(([key, field]) => {
        const text = Array.from({ length: 8 }, () => validValue(field, random, key)).find(Boolean);
        if (typeof text !== 'string') return [];
        return ['\u0000', '\ud800'].map((character) => {
          const body = { ...(validValue(schema, random) as object), [key]: text + character + 'b' };
          const by = callerOf(path, operation);
          return { by, method, path: address, body: JSON.stringify(body), type: 'application/json' };
        });
      });
    });
  }

  make(number: number): FuzzRequest {
    const planted = this.planted[number];
    if (planted) return { ...planted, number };
    const random = new Random(this.seed * 1_000_003 + number);
    const isStranger = random.chance(0.15);
    if (random.chance(0.15)) {
      const by = isStranger ? 'visitor' : 'member';
      return { number, by, method: 'GET', path: oddPath(random.pick(this.pages), random) };
    }
    const { method, path, operation } = random.pick(this.calls);
    const who = { number, by: isStranger ? ('visitor' as const) : callerOf(path, operation) };
    const filled = this.address(path, operation.parameters, random);
    const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
    if (!type || !content) return { ...who, method, path: filled };
    const valid = validValue(content.schema, random);
    const odd = random.chance(0.7) ? mutateValue(valid, random) : valid;
    return { ...who, method, path: filled, body: bodyOf(type, odd, random), type };
  }

  private address(path: string, parameters: Parameter[], random: Random): string {
    const value = ({ name, schema }: Parameter) => {
      const valid = String(validValue(schema, random, name));
      return random.chance(0.7) ? valid : String(mutateValue(valid, random));
    };
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const parameter = parameters.find((one) => one.in === 'path' && one.name === name);
      if (!parameter || random.chance(0.1)) return random.pick(segments);
      return percentEncoded(value(parameter));
    });
    const query = parameters
      .filter((one) => one.in === 'query' && (one.required || random.chance(0.4)))
      .map((one) => `${one.name}=${percentEncoded(value(one))}`);
    if (random.chance(0.05))
      query.push(random.pick(['a=%', '__proto__[a]=1', '=', '&&', 'a[]=1&a[]=2', '%00=1']));
    return query.length ? `${filled}?${query.join('&')}` : filled;
  }
}

/** Who gets as far as the operation's own code. */
function callerOf(path: string, { security }: Operation): Caller {
  if (security.some((one) => 'token' in one)) return 'team';
  return path.startsWith('/api/desk') ? 'operator' : 'member';
}

function oddPath(page: string, random: Random): string {
  const words = page.split('/');
  for (let time = 1 + random.below(2); time > 0; time--)
    words.splice(random.below(words.length) + 1, random.below(2), random.pick(segments));
  const path = words.join('/');
  return path + (random.chance(0.3) ? `?${percentEncoded(mutateText('from=JFK&to=DEL', random))}` : '');
}

/** A lone surrogate cannot be encoded, but its bytes can be sent. */
const percentEncoded = (text: string) =>
  text.isWellFormed() ? encodeURIComponent(text) : encodeURIComponent(text.toWellFormed()) + '%ed%a0%80';

function bodyOf(type: string, odd: unknown, random: Random): string {
  if (type.includes('json')) return mutateJson(odd, random);
  // Nothing odd that was drawn here is a picture.
  if (type.startsWith('image/')) return String(odd);
  const isObject = typeof odd === 'object' && odd !== null && !Array.isArray(odd);
  if (!isObject) return JSON.stringify(odd);
  // Of entries: an odd name may be one that a form takes for a way to iterate.
  return new URLSearchParams(
    Object.entries(odd).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
}
