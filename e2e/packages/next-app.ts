import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { type BareApp, inApp } from './bare-app.ts';

const layout = (name: string) => `import '${name}/styles.css';
import { headers } from 'next/headers';

export const metadata = { title: 'Installed', icons: { icon: 'data:,' } };

export default async function Layout({ children }: { children: React.ReactNode }) {
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  return (
    <html lang="en">
      <head><meta property="csp-nonce" nonce={nonce} /></head>
      <body>{children}</body>
    </html>
  );
}
`;

/** As strict as Next itself can be, with what the README of the library asks for. */
const policy = [
  "default-src 'self'; script-src 'self' 'nonce-NONCE' 'strict-dynamic'; img-src 'self' data:",
  "object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  /^style-src .+$/m.exec(readFileSync('packages/ui/README.md', 'utf8'))?.[0],
].join('; ');

/** Sends the policy with each page, as Next's guide has it. Next's development server evaluates code, and sends none. */
const proxy = `import { type NextRequest, NextResponse } from 'next/server';

export function proxy(request: NextRequest) {
  if (process.env.NODE_ENV !== 'production') return NextResponse.next();
  const nonce = btoa(crypto.randomUUID());
  const policy = ${JSON.stringify(policy)}.replaceAll('NONCE', nonce);
  const headers = new Headers(request.headers);
  headers.set('x-nonce', nonce);
  headers.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return response;
}
`;

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

/** An application whose page is rendered on the server and hydrated in the browser, under a strict policy. */
export const nextApp = (name: string): BareApp => ({
  files: {
    'src/app/layout.tsx': layout(name),
    'src/app/page.tsx': page,
    'src/proxy.ts': proxy,
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
