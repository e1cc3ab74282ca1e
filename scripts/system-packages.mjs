import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { step } from './steps.mjs';

const has = (command) => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0;
const DEBIAN_POSTGRES = '/usr/lib/postgresql';

const chromium = () =>
  ['chromium', 'chromium-browser', 'google-chrome'].find(has) ??
  ['Google Chrome', 'Chromium']
    .map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`)
    .find((path) => existsSync(path));

const postgres = () =>
  (existsSync(DEBIAN_POSTGRES) ? readdirSync(DEBIAN_POSTGRES) : [])
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => `${DEBIAN_POSTGRES}/${version}/bin/postgres`)
    .find((path) => existsSync(path)) ?? ['postgres'].find(has);

/** Names the versions of what the tests run on, for those who keep results. */
export function toolVersions() {
  const versionOf = (program) =>
    program && spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout?.trim();
  return [process.version, versionOf(process.env.CHROME_PATH ?? chromium()), versionOf(postgres())]
    .filter(Boolean)
    .join(', ');
}

/** Adds the fallback font, which is shown before ours are loaded. On a person's machine it comes with the browser. */
const withFonts = (name) => (name === 'chromium' ? 'chromium fonts-liberation' : name);

/**
 * Installs what the tests need and the system lacks: a browser, PostgreSQL, and the programs that the guides for
 * programmers are run with.
 */
export async function installSystemPackages() {
  const missing = [
    ...(process.env.CHROME_PATH || chromium() ? [] : ['chromium']),
    ...(process.env.TEST_DATABASE_URL || postgres() ? [] : ['postgresql']),
    ...['python3', 'curl'].filter((name) => !has(name)),
  ];
  if (missing.length === 0) return;
  if (has('apt-get')) {
    const asRoot = process.getuid?.() === 0 ? '' : 'sudo ';
    await step(
      `Installing ${missing.join(' and ')} from the system's packages`,
      'sh',
      [
        '-c',
        `${asRoot}apt-get update -qq && ${asRoot}apt-get install -y -qq --no-install-recommends ${missing.map(withFonts).join(' ')}`,
      ],
      {
        advice: `Install by hand: ${missing.join(', ')}.`,
        env: { DEBIAN_FRONTEND: 'noninteractive' },
      },
    );
  } else if (has('brew')) {
    await step(
      `Installing ${missing.join(' and ')} with Homebrew`,
      'sh',
      [
        '-c',
        missing
          .map(
            (name) => `brew install ${name === 'chromium' ? '--cask chromium' : 'postgresql@17'}`,
          )
          .join(' && '),
      ],
      {
        advice: `Install by hand: ${missing.join(', ')}.`,
      },
    );
  } else {
    console.error(
      `Please install ${missing.join(' and ')}; the tests look for them on this machine.`,
    );
  }
}
