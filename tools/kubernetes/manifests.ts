import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadAll } from 'js-yaml';
import { root } from '../root.mjs';

export interface Probe {
  httpGet?: { path: string; port: string };
  exec?: object;
  periodSeconds?: number;
  failureThreshold?: number;
}

export interface Container {
  name: string;
  image: string;
  command?: string[];
  env?: { name: string; value?: string }[];
  envFrom?: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
  ports?: { name: string; containerPort: number }[];
  startupProbe?: Probe;
  livenessProbe?: Probe;
  readinessProbe?: Probe;
  resources: { requests: object; limits: object };
  securityContext: Record<string, unknown>;
  volumeMounts: { name: string; mountPath: string }[];
}

export interface PodSpec {
  securityContext: Record<string, unknown>;
  containers: Container[];
  volumes: { name: string }[];
  terminationGracePeriodSeconds?: number;
}

export interface Resource {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  spec?: {
    template?: { metadata: { labels: Record<string, string> }; spec: PodSpec };
    volumeClaimTemplates?: Resource[];
    jobTemplate?: { spec: { template: { spec: PodSpec } } };
    [field: string]: unknown;
  };
}

interface Kustomization {
  resources: string[];
  images?: { name: string; newName: string; newTag: string }[];
  namespace?: string;
  patches?: { path: string; target?: { kind: string; name: string } }[];
}

export const kubernetes = join(root, 'deploy/kubernetes');

const documents = <T>(file: string): T[] => loadAll(readFileSync(join(kubernetes, file), 'utf8')) as T[];

export const kustomization = (folder: string): Kustomization =>
  documents<Kustomization>(`${folder}/kustomization.yaml`)[0]!;

/** What the files of a folder and of its base say, before the patches. */
export function resourcesOf(folder: string): Resource[] {
  return kustomization(folder).resources.flatMap((resource) =>
    resource.endsWith('.yaml')
      ? documents<Resource>(join(folder, resource))
      : resourcesOf(join(folder, resource)),
  );
}

export const patchesOf = (folder: string) =>
  (kustomization(folder).patches ?? []).map(({ path, target }) => ({
    target,
    documents: documents<unknown>(join(folder, path)),
  }));

export const podOf = ({ spec }: Resource): PodSpec | undefined =>
  (spec?.template ?? spec?.jobTemplate?.spec.template)?.spec;
