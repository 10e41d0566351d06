import { dirname, join } from 'node:path/posix';
import { backendRefusal, isTest } from './backend-walls.ts';

const ours = /^(mf-[a-z-]+|shell|shared-ui|backend|e2e)(\/|$)/;

/** What each workspace may import from the others by name, and why nothing else. */
const walls: { workspace: RegExp; may: RegExp; why: string }[] = [
  {
    workspace: /^mf-/,
    may: /^(shared-ui(\/texts)?|shell\/host|shell\/forms|backend\/(contract|endpoints)\/\w+(\/[\w-]+)?|backend\/rules\/\w+)$/,
    why: 'a remote knows shell/host, shell/forms, shared-ui, backend/contract/<domain>, backend/endpoints/<domain> and backend/rules/<domain>, so that it can be built and shipped alone',
  },
  {
    workspace: /^shell$/,
    may: /^(shared-ui(\/texts)?|shared-ui\/global\.css|shared-ui\/styleguide|shell\/host|shell\/forms|backend\/(contract|endpoints)\/\w+(\/[\w-]+)?|backend\/rules\/\w+)$/,
    why: 'the shell knows shared-ui, the contracts, endpoints and rules; remotes come from the registry, so that a team ships without it',
  },
  {
    workspace: /^shared-ui$/,
    // By name, because the bundles share these modules under their names.
    may: /^shared-ui\/libraries\/\w+$/,
    why: 'shared-ui is the look and knows nothing of the product',
  },
  {
    workspace: /^backend$/,
    may: /^$/,
    why: 'the backend serves every client of its contract and knows no front end',
  },
  {
    workspace: /^e2e$/,
    may: /^backend\/contract\/\w+(\/\w+)?$/,
    why: 'QA sees the site as a person does: through the browser',
  },
];

export function refusal(file: string, request: string): string | undefined {
  const [workspace = ''] = file.split('/');
  if (workspace !== 'lab' && join(dirname(file), request).startsWith('lab/'))
    return 'the product and its tools stand without their laboratory: move what both need to tools/testing';
  const wall = walls.find((one) => one.workspace.test(workspace));
  if (!wall) return;
  if (request.startsWith('.')) {
    const target = join(dirname(file), request);
    const neighbour = target.split('/')[0];
    // The browser tests start the site with the same tools as developers.
    if (workspace === 'e2e' && neighbour === 'tools') return;
    if (neighbour !== workspace)
      return 'a relative import may not leave its workspace: import from the front door of the other one';
    // Each remote bundles its own copy of the forms: a relative import would bring a second API cache along.
    if (file.startsWith('shell/src/forms/') && !isTest(file) && !target.startsWith('shell/src/forms/'))
      return 'shell/forms is bundled into each remote: it reaches the rest of the shell through shell/host';
    return workspace === 'backend' ? backendRefusal(file, target) : undefined;
  }
  if (request.startsWith('mf-') && workspace.startsWith('mf-'))
    return 'remotes never import each other: they meet in slots, links and the API cache';
  if (request === 'shell/host/testing' && isTest(file)) return;
  if (ours.test(request) && !wall.may.test(request)) return wall.why;
  return /\/(contract|endpoints|rules)\.ts$/.test(file) ? backendRefusal(file, request) : undefined;
}
