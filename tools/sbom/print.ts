// npm run sbom: the bill of materials of what the site runs on, as CycloneDX.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { nameOf, packagesOfSite, type Locked } from './packages.ts';

export interface Component {
  type: 'library';
  'bom-ref': string;
  name: string;
  version: string;
  purl: string;
  licenses?: [{ expression: string }];
  hashes?: { alg: string; content: string }[];
}

interface Site {
  packages: Locked;
  version: string;
  /** Optional packages of other systems are locked, and not here. */
  isInstalled: (path: string) => boolean;
}

export function billOfMaterials({ packages, version, isInstalled }: Site) {
  const needs = packagesOfSite(packages);
  const isHere = (path: string) => !packages[path]?.optional || isInstalled(path);
  const paths = [...needs.keys()].filter(isHere).toSorted();
  const reference = (path: string) => purlOf(nameOf(path), packages[path]?.version ?? '');
  const all = new Map(paths.map((path) => [reference(path), path]));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': 'flight-amigo', name: 'flight-amigo', version },
    },
    components: [...all].map(([purl, path]) => component(purl, path, packages)),
    dependencies: [...all].map(([ref, path]) => ({
      ref,
      dependsOn: [...new Set((needs.get(path) ?? []).filter(isHere).map(reference))],
    })),
  };
}

function component(purl: string, path: string, packages: Locked): Component {
  const { version = '', license, integrity } = packages[path] ?? {};
  return {
    type: 'library',
    'bom-ref': purl,
    name: nameOf(path),
    version,
    purl,
    ...(license && { licenses: [{ expression: license }] }),
    ...(integrity?.startsWith('sha512-') && { hashes: [sha512(integrity)] }),
  };
}

const purlOf = (name: string, version: string) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

const sha512 = (integrity: string) => ({
  alg: 'SHA-512',
  content: Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex'),
});

if (process.argv[1] === import.meta.filename) {
  const { packages, version } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const isInstalled = (path: string) => existsSync(join(root, path));
  console.log(JSON.stringify(billOfMaterials({ packages, version, isInstalled }), null, 2));
}
