import { preview } from 'vite';
import { type BareApp, inApp } from './bare-app.ts';

const page = `<!doctype html>
<html lang="en">
<head><title>Installed</title><link rel="icon" href="data:,"></head>
<body><div id="root"></div><script type="module" src="/src/main.tsx"></script></body>
</html>`;

const main = (name: string) => `import '${name}/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Page } from './gallery/page.tsx';

createRoot(document.getElementById('root')!).render(<StrictMode><Page /></StrictMode>);
`;

const tsconfig = {
  compilerOptions: {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    skipLibCheck: true,
    noUncheckedIndexedAccess: true,
    noPropertyAccessFromIndexSignature: true,
    verbatimModuleSyntax: true,
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    allowImportingTsExtensions: true,
    types: ['vite/client'],
  },
  include: ['src'],
};

/** An application whose page is rendered in the browser. */
export const viteApp = (name: string, reactVersion?: string): BareApp => ({
  files: {
    'index.html': page,
    'src/main.tsx': main(name),
    'tsconfig.json': JSON.stringify(tsconfig),
  },
  dependencies: ['vite'],
  reactVersion,
});

/** Checks the types, builds and serves. Throws if the build warns of a directive of ours that means nothing to a browser. */
export async function serveVite(folder: string) {
  await inApp(folder, 'tsc');
  const said = await inApp(folder, 'vite', 'build');
  const directives = said.match(/directive "use client" in "node_modules[^"]*@org[^"]+"/g) ?? [];
  if (directives.length > 0) throw new Error(directives.join('\n'));
  return servingBuilt(folder);
}

/** Serves the built files. */
export async function servingBuilt(folder: string) {
  const server = await preview({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    preview: { port: 0, host: '127.0.0.1' },
  });
  return { url: server.resolvedUrls?.local[0] as string, close: () => server.close() };
}
