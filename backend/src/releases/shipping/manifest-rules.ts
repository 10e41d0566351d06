import { channelsKey } from '../store/channels-key.js';
import { isShell, type Manifest } from '../store/manifest.js';

const reservedPaths = ['api', 'health', 'metrics', 'mf', 'platform', 'sandbox'];
/** Every page contains the manifests of all remotes. */
const limits = { bytes: 100_000, releaseLength: 80, calls: 12 };

const isReleaseId = (text: string) =>
  /^[a-z\d][\w.-]*-[a-z\d]+$/.test(text) && text.length <= limits.releaseLength;
/** Strict, because browsers also match paths with other cases, wildcards and repeated slashes. */
const isPagePath = (path: string) => path === '/' || /^(\/(:[a-z]\w*|[a-z\d][a-z\d_-]*))+$/i.test(path);
const isApiCall = (call: string) =>
  /^\/api(\/([\w-]+|\{\w+\}))+(\?\w+=([\w-]+|\{\w+\})(&\w+=([\w-]+|\{\w+\}))*)?$/.test(call);
const isServedFile = (file: string) => /^[\w~-][\w.~-]*\.(js|css)$/.test(file);

export function manifestViolations(manifest: Manifest, { length }: Buffer): string[] {
  const { name, release, routes } = manifest;
  const paths = routes.map(({ path }) => path).filter((path) => !isShell(manifest) || path !== '*');
  return [
    ...(`${name}.json` === channelsKey ? [`"${name}" is no name for a remote: the store has its own.`] : []),
    ...(isReleaseId(release) ? [] : [`"${release}" is no name for a release, as 0.1.0-3fa9c2d81b07 is one.`]),
    ...(length > limits.bytes
      ? [`A build describes itself in ${limits.bytes} bytes at most, this takes ${length}.`]
      : []),
    ...paths.flatMap(pathViolations),
    ...routes.flatMap(({ path, calls }) => callViolations(path, calls)),
    ...referencedFiles(manifest)
      .filter((file) => !isServedFile(file))
      .map((file) => `"${file}" is neither a script nor a stylesheet beside what describes it.`),
  ];
}

function pathViolations(path: string): string[] {
  if (!isPagePath(path) || /[A-Z]/.test(path.replace(/:\w+/g, '')))
    return [`"${path}" is no path of a page: small letters, digits and dashes, and parts like :id.`];
  const [, first = ''] = path.split('/');
  if (reservedPaths.includes(first)) return [`${path} is an address that the server answers itself.`];
  return first.startsWith(':') ? [`${path} would be the address of everybody: begin it with a word.`] : [];
}

/** The server makes these calls for every visitor of the page, so their number is limited. */
function callViolations(path: string, calls: string[]): string[] {
  const invalid = calls.filter((call) => !isApiCall(call));
  return [
    ...invalid.map(
      (call) => `${path} cannot ask first for "${call}": it is like /api/tips/{id}?sort={sort}.`,
    ),
    ...(calls.length > limits.calls
      ? [`${path} asks first for ${limits.calls} answers at most, not ${calls.length}.`]
      : []),
  ];
}

export function referencedFiles(manifest: Manifest): string[] {
  const pages = manifest.routes.flatMap(({ files }) => files);
  const server = manifest.server ? [manifest.server] : [];
  const words = Object.values(manifest.words ?? {}).flatMap(({ files, beside = {} }) => [
    ...files,
    ...Object.values(beside),
  ]);
  if (isShell(manifest)) return [...manifest.entry, ...server, ...pages, ...words];
  return [
    manifest.entry,
    ...server,
    ...manifest.files,
    ...pages,
    ...words,
    ...manifest.slots.flatMap(({ files }) => files),
  ];
}
