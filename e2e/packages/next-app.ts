import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { type BareApp, inApp } from './bare-app.ts';

/** Files of the recipe for Next: what it tells is what runs here. */
const recipe = (file: string) => readFileSync(`.storybook/recipes/next/${file}`, 'utf8');

const page = `import { Page } from '../gallery/page';

export default Page;
`;

const tsconfig = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    esModuleInterop: true,
    isolatedModules: true,
    resolveJsonModule: true,
    allowImportingTsExtensions: true,
    plugins: [{ name: 'next' }],
  },
  include: ['next-env.d.ts', 'src', '.next/types/**/*.ts', '.next/dev/types/**/*.ts'],
};

/** An application whose page is rendered on the server and hydrated in the browser, under the policy of the README. */
export const nextApp = (name: string): BareApp => ({
  files: {
    'src/app/layout.tsx': recipe('layout.tsx').replace('@org/ui', name),
    'src/app/page.tsx': page,
    'src/proxy.ts': recipe('proxy.ts'),
    'next.config.ts': recipe('next.config.ts'),
    'tsconfig.json': JSON.stringify(tsconfig),
  },
  dependencies: ['next'],
  isServed: true,
});

/** Builds with Next's own type check, then serves as in production. */
export async function serveNext(folder: string) {
  await inApp(folder, 'next', 'build');
  return serve(folder, 'start');
}

/** Serves the sources with React's development build, which reports every difference between server and browser. */
export const serveNextSources = (folder: string) => serve(folder, 'dev');

async function serve(folder: string, command: 'start' | 'dev') {
  const server = spawn(
    process.execPath,
    ['node_modules/next/dist/bin/next', command, '--port', '0', '--hostname', '127.0.0.1'],
    {
      cwd: folder,
      env: { ...process.env, NODE_ENV: undefined, NEXT_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  for await (const line of createInterface(server.stdout)) {
    const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
    if (url) return { url, close: () => stop(server) };
  }
  throw new Error(`next ${command} ended before it listened`);
}

const stop = (server: ReturnType<typeof spawn>) =>
  new Promise<void>((resolve) => {
    server.once('exit', () => resolve());
    server.kill();
  });
