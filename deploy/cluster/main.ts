import { resolve } from 'node:path';
import { type LocalCluster, openCluster } from './cluster.ts';
import { placeOf } from './place.ts';

const USAGE = `deploy/local-cluster up      starts everything, or what of it does not run
deploy/local-cluster status  says what runs
deploy/local-cluster down    stops everything; the data stays
deploy/local-cluster backup  copies the database
deploy/local-cluster restore [MOMENT]
                             starts a database of the copies beside the cluster, as of 2026-11-25 15:00:00+03
                             or, without a moment, as of the last commit
deploy/local-cluster erase   stops everything and removes its data

CLUSTER_DIR   where everything lies: .data/cluster
CLUSTER_PORT  the first of its 30 ports: 4500`;

async function up(cluster: LocalCluster) {
  await cluster.up();
  const { place } = cluster;
  console.log(`
  Протектор is running on a cluster of this machine

    App         http://localhost:${place.port('balancer')}
    Balancer    http://localhost:${place.port('statistics')}
    Primary     ${place.address('primary')}, replica ${place.address('replica')}
    Logs        ${place.path('log')}
    Passwords   ${place.path('etc', 'secrets.json')}

  deploy/local-cluster down stops it.
`);
}

async function status(cluster: LocalCluster) {
  const lines = await cluster.status();
  for (const { name, pid, state, role } of lines)
    console.log(`${name.padEnd(9)} ${String(pid ?? '').padEnd(8)} ${state.padEnd(23)} ${role}`);
  process.exitCode = lines.every(({ state }) => state === 'ready') ? 0 : 1;
}

const COMMANDS: Record<string, (cluster: LocalCluster, word?: string) => Promise<void>> = {
  up,
  status,
  down: (cluster) => cluster.down(),
  backup: async (cluster) => console.log(await cluster.backups.backUp()),
  restore: async (cluster, moment) => {
    const url = await cluster.backups.restore(moment);
    console.log(`\n  The database as of ${moment ?? 'the last commit'}: ${url}`);
  },
  erase: async (cluster) => {
    await cluster.down();
    cluster.erase();
  },
};

const command = COMMANDS[process.argv[2] ?? ''];
if (command) {
  const { CLUSTER_DIR = '.data/cluster', CLUSTER_PORT = '4500', DEMO } = process.env;
  try {
    await command(
      openCluster(placeOf(resolve(CLUSTER_DIR), Number(CLUSTER_PORT)), {
        log: (line) => console.log(line),
        environment: DEMO ? { DEMO } : {},
      }),
      process.argv[3],
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
} else {
  console.log(USAGE);
  process.exitCode = 2;
}
