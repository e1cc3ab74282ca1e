import { buildWeb, install, StepFailed } from './steps.mjs';
import { run as runCommand } from './toolchain.mjs';

/** Installs, builds what is stale and serves the application with its API on one origin. */
export async function run() {
  try {
    await install();
    await buildWeb();
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    console.error(`\n✗ ${error.message}`);
    return 1;
  }
  const { status, signal } = await runCommand(process.execPath, ['apps/api/src/server.ts']);
  return signal ? 0 : status;
}
