import { buildWeb, install, StepFailed } from './steps.mjs';
import { run as runCommand } from './toolchain.mjs';

/** `deploy/local-cluster`: installs first, and for `up` builds what it starts. */
export async function run(args) {
  try {
    await install();
    if (args[0] === 'up') await buildWeb();
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    console.error(`\n✗ ${error.message}`);
    return 1;
  }
  const { status, signal } = await runCommand(process.execPath, [
    'deploy/cluster/main.ts',
    ...args,
  ]);
  return signal ? 1 : status;
}
