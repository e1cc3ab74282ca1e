import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, startCluster } from '../../apps/api/src/testing/database/postgres-cluster.ts';

const RESULTS = join(import.meta.dirname, '../results/idle.md');
/** The most of a core that a server takes which nobody calls, in per cent. */
const MAX_PERCENT = 1;
/** What follows the start ends meanwhile: the demo's waiting list, statistics, the index that is kept. */
const SETTLE_S = 60;
const MEASURED_S = 60;
/** The kernel counts the time of a process in hundredths of a second. */
const TICKS_A_SECOND = 100;

/** Resolves to the processor time of a process and all its threads so far, in seconds. */
async function processorTime(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // the name before the bracket may contain spaces
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}

/** Starts a server with the demo trade and resolves to how much of a core it takes, in per cent. */
async function idlePercent(environment: Record<string, string>): Promise<number> {
  const directory = await mkdtemp(join(os.tmpdir(), 'protektor-idle-'));
  const port = await freePort();
  const server = spawn(process.execPath, ['apps/api/src/server.ts'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: directory, DEMO: 'on', ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    for (;;) {
      if (server.exitCode !== null) throw new Error('The server ended.');
      const answer = await fetch(`http://localhost:${port}/readyz`).catch(() => undefined);
      if (answer?.ok) break;
      await wait(200);
    }
    const { pid } = server;
    if (pid === undefined) throw new Error('The server has no process.');
    await wait(SETTLE_S * 1000);
    const before = await processorTime(pid);
    await wait(MEASURED_S * 1000);
    return (((await processorTime(pid)) - before) / MEASURED_S) * 100;
  } finally {
    server.kill('SIGTERM');
    if (server.exitCode === null) await once(server, 'exit');
    await rm(directory, { recursive: true, force: true });
  }
}

/** Measures what a server takes that nobody calls, on both databases. */
export async function run(): Promise<boolean> {
  const postgres = await startCluster();
  const measured: [string, number][] = [];
  try {
    measured.push(['embedded', await idlePercent({})]);
    measured.push(['PostgreSQL', await idlePercent({ DATABASE_URL: postgres.url })]);
  } finally {
    await postgres.stop();
  }
  const isFine = measured.every(([, percent]) => percent <= MAX_PERCENT);
  const rows = measured.map(
    ([database, percent]) => `| ${database} | ${percent.toFixed(2)} % | ≤ ${MAX_PERCENT} % |`,
  );
  const report = `# A server that nobody calls

${os.cpus()[0]?.model}, ${os.cpus().length} cores. Processor time of the process and all its threads over ${MEASURED_S} s, ${SETTLE_S} s after it was ready, in per cent of a core, with the demo trade.

| Database | Takes | Target |
| --- | ---: | ---: |
${rows.join('\n')}
`;
  console.log(report);
  await writeFile(RESULTS, report);
  return isFine;
}
