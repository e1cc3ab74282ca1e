import { existsSync } from 'node:fs';

const CANDIDATES = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Path of the Chromium installed on this machine, or undefined: Playwright then uses its own. */
export const chromiumPath = CANDIDATES.find((path) => path !== undefined && existsSync(path));

/** How every test and benchmark of the repository starts Chromium. */
export const launchOptions = {
  ...(chromiumPath && { executablePath: chromiumPath }),
  // without a UTF-8 locale a download loses its Cyrillic name
  env: { ...process.env, LC_ALL: 'C.UTF-8' },
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
