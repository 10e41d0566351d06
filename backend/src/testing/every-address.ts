import type { Client } from './client.js';
import { inDays } from './make.js';

interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
}
type Document = {
  paths: Record<string, Record<string, { parameters: Parameter[]; 'x-supersedes'?: string[] }>>;
};

/** Values of path parameters. A number is used for every id. */
const samples: Record<string, string[]> = {
  from: ['JFK'],
  to: ['DEL'],
  date: [inDays(20)],
  endDate: [inDays(22)],
  type: ['helper', 'seeking_help'],
  sort: ['newest'],
  limit: ['50'],
};

const elsewhere = [
  '/health/live',
  '/health/ready',
  '/metrics',
  '/mf/registry.json',
  '/robots.txt',
  '/favicon.ico',
  '/.well-known/security.txt',
  '/.well-known/apple-developer-merchantid-domain-association',
  '/api/docs',
  '/api/routes',
  '/api/routes/JFK-DEL',
  '/api/flights/AI127',
  '/sitemap.xml',
  '/sitemap/pages.xml',
  '/sitemap/JFK.xml',
];
const pages = [
  '/',
  '/search?from=JFK&to=DEL',
  '/search?type=helper',
  '/routes/JFK-DEL',
  '/flights/AI127',
  '/contact',
  '/profile',
  '/no/such/page',
];

/** Sends a GET to every route and page, following pagination. */
export async function* everyAddress(client: Client, highestId: number) {
  const { paths } = (await client.get('/api/openapi.json').expect(200)).json() as Document;
  const addresses = Object.entries(paths).flatMap(([path, { get }]) =>
    get
      ? [path, ...(get['x-supersedes'] ?? [])].flatMap((one) => withValues(one, get.parameters, highestId))
      : [],
  );
  const listingPages = numbers(highestId).map((id) => `/listing/${id}`);
  const waiting = [...addresses, ...elsewhere, ...pages, ...listingPages];
  for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
    const { text, headers } = await client.get(url);
    const next = /<([^>]+)>; rel="next"/.exec(String(headers.link))?.[1];
    if (next) waiting.push(next.replace(/^https?:\/\/[^/]+/, ''));
    yield { url, text: `${text} ${JSON.stringify(headers)}` };
  }
}

const numbers = (highest: number) => Array.from({ length: highest }, (_, before) => before + 1);

function withValues(path: string, parameters: Parameter[], highestId: number): string[] {
  const filled = path.includes('{')
    ? numbers(highestId).map((id) => path.replace(/\{\w+\}/g, String(id)))
    : [path];
  const values = parameters
    .filter((parameter) => parameter.in === 'query')
    .flatMap(({ name, required }) => (samples[name] ?? []).map((value) => ({ name, value, required })));
  const needed = values.filter(({ required }) => required);
  const queries = [
    needed,
    ...values.filter(({ required }) => !required).map((one) => [...needed, one]),
    values,
  ];
  return filled.flatMap((url) =>
    queries.map(
      (query) =>
        `${url}?${new URLSearchParams(query.map(({ name, value }) => [name, value] as [string, string]))}`,
    ),
  );
}
