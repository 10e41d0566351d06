import { channelsKey } from '../store/release-store.js';
import { isShell, type Manifest } from '../store/manifest.js';

/** First words of addresses that the server answers itself. */
const servers = ['api', 'health', 'metrics', 'mf', 'platform', 'sandbox'];
/** Every page carries what all remotes say of themselves. */
const most = { bytes: 100_000, letters: 80, calls: 12 };

const isRelease = (text: string) => /^[a-z\d][\w.-]*-[a-z\d]+$/.test(text) && text.length <= most.letters;
/** Browsers read addresses more generously than we do: in any case, with stars, with more slashes. */
const isPagePath = (path: string) => path === '/' || /^(\/(:[a-z]\w*|[a-z\d][a-z\d_-]*))+$/i.test(path);
const isCall = (call: string) =>
  /^\/api(\/([\w-]+|\{\w+\}))+(\?\w+=([\w-]+|\{\w+\})(&\w+=([\w-]+|\{\w+\}))*)?$/.test(call);
const isServed = (file: string) => /^[\w~-][\w.~-]*\.(js|css)$/.test(file);

/** What a build may not say of itself, however well formed it is: nothing, or a sentence for each. */
export function unsound(manifest: Manifest, { length }: Buffer): string[] {
  const { name, release, routes } = manifest;
  const paths = routes.map(({ path }) => path).filter((path) => !isShell(manifest) || path !== '*');
  return [
    ...(`${name}.json` === channelsKey ? [`"${name}" is no name for a remote: the store has its own.`] : []),
    ...(isRelease(release) ? [] : [`"${release}" is no name for a release, as 0.1.0-3fa9c2d81b07 is one.`]),
    ...(length > most.bytes
      ? [`A build describes itself in ${most.bytes} bytes at most, this takes ${length}.`]
      : []),
    ...paths.flatMap(wrongPath),
    ...routes.flatMap(({ path, calls }) => wrongCalls(path, calls)),
    ...filesNamed(manifest)
      .filter((file) => !isServed(file))
      .map((file) => `"${file}" is neither a script nor a stylesheet beside what describes it.`),
  ];
}

function wrongPath(path: string): string[] {
  if (!isPagePath(path) || /[A-Z]/.test(path.replace(/:\w+/g, '')))
    return [`"${path}" is no path of a page: small letters, digits and dashes, and parts like :id.`];
  const [, first = ''] = path.split('/');
  if (servers.includes(first)) return [`${path} is an address that the server answers itself.`];
  return first.startsWith(':') ? [`${path} would be the address of everybody: begin it with a word.`] : [];
}

/** The server asks them for every visitor of the page. */
function wrongCalls(path: string, calls: string[]): string[] {
  const odd = calls.filter((call) => !isCall(call));
  return [
    ...odd.map((call) => `${path} cannot ask first for "${call}": it is like /api/tips/{id}?sort={sort}.`),
    ...(calls.length > most.calls
      ? [`${path} asks first for ${most.calls} answers at most, not ${calls.length}.`]
      : []),
  ];
}

/** All that a page is told to load. */
export function filesNamed(manifest: Manifest): string[] {
  const pages = manifest.routes.flatMap(({ files }) => files);
  if (isShell(manifest)) return [...manifest.entry, ...pages];
  return [manifest.entry, ...manifest.files, ...pages, ...manifest.slots.flatMap(({ files }) => files)];
}
