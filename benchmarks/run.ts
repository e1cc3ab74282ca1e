/**
 * `pnpm bench [api|bytes|idle|live|ui|grid|phone|conformance|orders|plan|imports|mixed|counting|landed|requests|scale|showcase|watches|web] [options]`: measures, prints
 * figures beside their targets, and writes `benchmarks/results/`. Without a name it measures everything, one after
 * another. Exits with 1 if a target is missed.
 */
const suites: Record<string, () => Promise<{ run(options: string[]): Promise<unknown> }>> = {
  api: () => import('./api/run.ts'),
  bytes: () => import('./bytes/run.ts'),
  idle: () => import('./idle/run.ts'),
  live: () => import('./live/run.ts'),
  ui: () => import('./ui/run.ts'),
  grid: () => import('./grid/run.ts'),
  phone: () => import('./phone/run.ts'),
  conformance: () => import('./conformance/run.ts'),
  orders: () => import('./orders/run.ts'),
  plan: () => import('./plan/run.ts'),
  imports: () => import('./imports/run.ts'),
  mixed: () => import('./mixed/run.ts'),
  counting: () => import('./counting/run.ts'),
  landed: () => import('./landed/run.ts'),
  requests: () => import('./requests/run.ts'),
  scale: () => import('./scale/run.ts'),
  showcase: () => import('./showcase/run.ts'),
  watches: () => import('./watches/run.ts'),
  web: () => import('./web/run.ts'),
};

const [first, ...rest] = process.argv.slice(2).filter((argument) => argument !== '--');
const isNamed = first !== undefined && Object.hasOwn(suites, first);
if (first !== undefined && !isNamed && !first.startsWith('-')) {
  console.error(`There is no benchmark «${first}»: ${Object.keys(suites).join(', ')}.`);
  process.exit(2);
}
for (const name of isNamed ? [first] : Object.keys(suites)) {
  const suite = await suites[name]?.();
  const isFine = await suite?.run(isNamed ? rest : []);
  if (isFine === false) process.exitCode = 1;
}
