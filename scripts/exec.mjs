import { install, StepFailed } from './steps.mjs';
import { run as runCommand } from './toolchain.mjs';

/** Installs what is missing and runs a program of the workspace. */
export async function run(command) {
  try {
    await install();
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    console.error(`\n✗ ${error.message}`);
    return 1;
  }
  const { status, signal } = await runCommand('pnpm', ['exec', ...command]);
  return signal ? 1 : status;
}
