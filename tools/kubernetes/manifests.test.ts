import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { root } from '../root.mjs';
import { kubernetes, kustomization, patchesOf, podOf, resourcesOf, type Resource } from './manifests.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const variables = new Set([...read('.env.example').matchAll(/^#([A-Z_]+)=/gm)].map(([, name = '']) => name));
const overlays = ['one-machine', 'many-machines', 'example'];

const versions: Record<string, string> = {
  ConfigMap: 'v1',
  CronJob: 'batch/v1',
  Deployment: 'apps/v1',
  HorizontalPodAutoscaler: 'autoscaling/v2',
  Ingress: 'networking.k8s.io/v1',
  Job: 'batch/v1',
  NetworkPolicy: 'networking.k8s.io/v1',
  PersistentVolumeClaim: 'v1',
  PodDisruptionBudget: 'policy/v1',
  Service: 'v1',
  ServiceAccount: 'v1',
  StatefulSet: 'apps/v1',
};

/** Every field that we use, so that none is misspelled: kubectl ignores what it does not know. */
const podFields =
  /^(serviceAccountName|automountServiceAccountToken|enableServiceLinks|terminationGracePeriodSeconds|securityContext|topologySpreadConstraints|restartPolicy|containers|volumes)$/;
const containerFields =
  /^(name|image|command|env|envFrom|ports|(startup|liveness|readiness)Probe|resources|securityContext|volumeMounts)$/;

const isOurs = (resource: Resource) => podOf(resource)?.containers[0]?.image === 'flight-amigo-server';

for (const overlay of overlays)
  describe(`the manifests for ${overlay.replace('-', ' ')}`, () => {
    const resources = resourcesOf(overlay);
    const pods = resources.filter((resource) => podOf(resource));
    const ours = pods.filter(isOurs);
    const byName = (kind: string, name: string) =>
      resources.find((one) => one.kind === kind && one.metadata.name === name);

    it('have kinds in versions that clusters of today know, each name once', () => {
      for (const { kind, apiVersion } of resources) assert.equal(apiVersion, versions[kind], kind);
      const names = resources.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
      assert.deepEqual(names, [...new Set(names)]);
    });

    it('misspell no field of a pod', () => {
      for (const resource of pods) {
        for (const field of Object.keys(podOf(resource)!)) assert.match(field, podFields);
        for (const container of podOf(resource)!.containers)
          for (const field of Object.keys(container)) assert.match(field, containerFields);
      }
    });

    it('set only variables that the server reads', () => {
      const patched = patchesOf(overlay).flatMap(({ documents }) => documents as Resource[]);
      const settings = [...resources, ...patched].flatMap(({ kind, data }) =>
        kind === 'ConfigMap' ? Object.keys(data ?? {}) : [],
      );
      const own = ours.flatMap((one) => podOf(one)!.containers[0]!.env ?? []).map(({ name }) => name);
      assert.deepEqual(
        [...settings, ...own].filter((name) => !variables.has(name)),
        [],
      );
      assert.ok(settings.includes('PUBLIC_URL'));
    });

    it('run what the server can do: pages, jobs, and the migration', () => {
      const roles = ours.flatMap((one) => podOf(one)!.containers[0]!.env ?? []).map(({ value }) => value);
      assert.deepEqual(new Set(roles), new Set(['web', 'worker']));
      const known = /ROLE: z\.enum\(\[(.+?)\]\)/.exec(read('backend/src/platform/config/variables.ts'))?.[1];
      for (const role of roles) assert.ok(known?.includes(`'${role}'`));
      const { command } = podOf(byName('Job', 'migration')!)!.containers[0]!;
      assert.deepEqual(command, ['node', 'backend/dist/main.js', '--migrate']);
      const backup = podOf(byName('CronJob', 'backup')!)!.containers[0]!;
      assert.deepEqual(backup.command?.slice(0, 4), ['node', 'backend/dist/main.js', '--backup', '/backups']);
      assert.ok(backup.volumeMounts.some(({ mountPath }) => mountPath === '/backups'));
      assert.match(read('backend/src/main.ts'), /command === '--migrate'/);
    });

    it('probe addresses that the server has, at the port that the image listens on', () => {
      const port = /\bPORT=(\d+)/.exec(read('Dockerfile'))?.[1];
      const controller = read('backend/src/platform/observe/health.controller.ts');
      const probed = ours.map((one) => podOf(one)!.containers[0]!).filter(({ ports }) => ports);
      assert.equal(probed.length, 2);
      for (const { ports, startupProbe, livenessProbe, readinessProbe } of probed) {
        assert.equal(String(ports![0]!.containerPort), port);
        const paths = [startupProbe, livenessProbe, readinessProbe].map((probe) => probe?.httpGet?.path);
        assert.deepEqual(paths, ['/health/live', '/health/live', '/health/ready']);
        for (const path of paths) assert.ok(controller.includes(`@Get('${path.replace('/health/', '')}')`));
      }
    });

    it('leave pods in service while the database changes machines', () => {
      const [, longest] = /replaced after \d+ to (\d+) s/.exec(read('deploy/cluster.md')) ?? [];
      assert.ok(longest);
      for (const role of ['web', 'worker']) {
        const { readinessProbe } = podOf(byName('Deployment', role)!)!.containers[0]!;
        const { periodSeconds = 0, failureThreshold = 0 } = readinessProbe!;
        assert.ok(periodSeconds * failureThreshold > Number(longest), role);
      }
    });

    it('give no container root, a writable image, or memory without a limit', () => {
      for (const resource of pods) {
        const { securityContext, containers, volumes } = podOf(resource)!;
        assert.equal(securityContext['runAsNonRoot'], true);
        const claims = resource.spec?.volumeClaimTemplates ?? [];
        const names = [...volumes.map(({ name }) => name), ...claims.map(({ metadata }) => metadata.name)];
        for (const container of containers) {
          assert.equal(container.securityContext['readOnlyRootFilesystem'], true);
          assert.equal(container.securityContext['allowPrivilegeEscalation'], false);
          assert.ok('memory' in container.resources.limits);
          for (const { name } of container.volumeMounts) assert.ok(names.includes(name), name);
        }
      }
    });

    it('leave a stopping server the time to drain', () => {
      const drain = Number(byName('ConfigMap', 'site-settings')?.data?.['DRAIN_SECONDS']);
      const lifecycle = read('backend/src/platform/process/lifecycle.ts');
      const closing = Number(/closeTimeoutMs = ([\d_]+)/.exec(lifecycle)?.[1]?.replace('_', '')) / 1_000;
      for (const role of ['web', 'worker'])
        assert.ok(podOf(byName('Deployment', role)!)!.terminationGracePeriodSeconds! > drain + closing);
    });

    it('patch what exists', () => {
      for (const { target, documents } of patchesOf(overlay))
        for (const one of target ? [target] : (documents as Resource[]))
          assert.ok(byName(one.kind, 'name' in one ? one.name : one.metadata.name), JSON.stringify(one));
    });
  });

it('every file belongs to a kustomization', () => {
  for (const folder of ['base', ...overlays]) {
    const { resources, patches = [] } = kustomization(folder);
    const named = new Set(['kustomization.yaml', ...resources, ...patches.map(({ path }) => path)]);
    const files = readdirSync(join(kubernetes, folder));
    assert.deepEqual(
      files.filter((file) => !named.has(file)),
      [],
    );
  }
});
