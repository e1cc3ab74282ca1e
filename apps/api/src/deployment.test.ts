import { readdirSync, readFileSync } from 'node:fs';
import { CORE_SCHEMA, load, loadAll, mergeTag } from 'js-yaml';
import { expect, test } from 'vitest';
import { VARIABLES } from './config/variables.ts';

const DEPLOY = new URL('../../../deploy/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, DEPLOY), 'utf8');
/** The longest time that a stopping process takes, with some reserve: see docs/configuration.md. */
const MIN_GRACE_S = 30;

const compose = load(read('container/compose.yaml'), {
  schema: CORE_SCHEMA.withTags(mergeTag),
}) as { services: Record<string, never> };
const services: [string, Record<string, unknown> & { environment: Record<string, string> }][] =
  Object.entries(compose.services).filter(([name]) => name !== 'database');

interface Container {
  env: { name: string }[];
  image: string;
  securityContext: object;
  startupProbe: { httpGet: { path: string } };
}
interface Manifest {
  kind: string;
  spec: {
    strategy: object;
    template: {
      spec: {
        containers: Container[];
        securityContext: object;
        terminationGracePeriodSeconds: number;
      };
    };
  };
}
const manifests = readdirSync(new URL('kubernetes/', DEPLOY)).flatMap(
  (file) => loadAll(read(`kubernetes/${file}`)) as Manifest[],
);
const deployments = manifests.filter(({ kind }) => kind === 'Deployment');

test('containers are given variables that the server knows', () => {
  const inCompose = services.flatMap(([, { environment }]) => Object.keys(environment));
  const generated = [...read('kubernetes/kustomization.yaml').matchAll(/- ([A-Z_]+)=/g)];
  const inPods = deployments.flatMap(({ spec }) =>
    spec.template.spec.containers.flatMap(({ env }) => env.map(({ name }) => name)),
  );
  const given = [...inCompose, ...inPods, ...generated.map(([, name = '']) => name)];
  expect(given.length).toBeGreaterThan(10);
  expect(given.filter((name) => !Object.hasOwn(VARIABLES, name))).toEqual([]);
});

test.for(services)(
  'the container «%s» changes nothing of itself and has time to stop',
  ([, service]) => {
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
    expect(Number.parseInt(String(service.stop_grace_period), 10)).toBeGreaterThan(MIN_GRACE_S);
  },
);

test('pods are not root, change nothing of themselves, and go one by one with time to stop', () => {
  expect(deployments).toHaveLength(2);
  for (const { spec } of deployments) {
    const { containers, securityContext, terminationGracePeriodSeconds } = spec.template.spec;
    expect(spec.strategy).toEqual({ rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } });
    expect(securityContext).toMatchObject({ runAsNonRoot: true });
    expect(terminationGracePeriodSeconds).toBeGreaterThan(MIN_GRACE_S);
    for (const container of containers) {
      expect(container.securityContext).toMatchObject({ readOnlyRootFilesystem: true });
      expect(container.startupProbe.httpGet.path).toBe('/readyz');
    }
  }
});
