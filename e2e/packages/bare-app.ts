import { execFile } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { load } from 'js-yaml';

const run = promisify(execFile);

const { catalog } = load(readFileSync('pnpm-workspace.yaml', 'utf8')) as {
  catalog: Record<string, string>;
};

/** The workspace's versions, and those of packages that the workspace itself does not use. */
const versions: Record<string, string> = {
  ...catalog,
  next: '16.4.6',
  '@tanstack/react-form': '1.33.5',
};

export interface PublishedPackage {
  /** Name in the registry. */
  name: string;
  /** Folder in the workspace. Its examples and its `test/gallery.tsx` use every entry point. */
  folder: string;
}

export interface BareApp {
  /** Files besides `package.json`, by path. */
  files: Record<string, string>;
  /** Dependencies besides React and the package; versions come from the workspace. */
  dependencies: readonly string[];
  /** @default that of the workspace */
  reactVersion?: string;
  /** Are its pages rendered by a server? */
  isServed?: boolean;
}

/** Packs the built package as the registry would get it. */
export async function pack(
  { folder }: Pick<PublishedPackage, 'folder'>,
  into: string,
): Promise<string> {
  const tarball = join(into, `${basename(folder)}.tgz`);
  await run('pnpm', ['pack', '--out', tarball], { cwd: folder });
  return tarball;
}

/** Creates a folder outside the workspace; returns it and a function that removes it. */
export function scratch() {
  const folder = mkdtempSync(join(tmpdir(), 'installed-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * Creates an application that is independent of the workspace, and installs the tarballs into it. They are given by the
 * names of their packages.
 */
export async function installApp(app: BareApp, tarballs: Record<string, string>, into: string) {
  const react = app.reactVersion ?? versions.react;
  const types = (name: string) => (app.reactVersion?.split('.')[0] ?? versions[name]) as string;
  const manifest = {
    private: true,
    type: 'module',
    dependencies: {
      ...Object.fromEntries(Object.entries(tarballs).map(([name, file]) => [name, `file:${file}`])),
      react,
      'react-dom': react,
      'react-aria-components': versions['react-aria-components'],
      typescript: versions.typescript,
      '@types/node': versions['@types/node'],
      '@types/react': types('@types/react'),
      '@types/react-dom': types('@types/react-dom'),
      ...Object.fromEntries(app.dependencies.map((name) => [name, versions[name]])),
    },
  };
  const files = {
    ...app.files,
    'package.json': JSON.stringify(manifest),
    // A workspace of its own, whose dependencies run no scripts at installation.
    'pnpm-workspace.yaml': 'packages: [.]\nallowBuilds: { esbuild: false, sharp: false }\n',
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(into, path)), { recursive: true });
    writeFileSync(join(into, path), text);
  }
  await run('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile'], { cwd: into });
}

/** The same, with a gallery: the examples of the package's documentation, and what its own gallery adds. */
export async function makeApp(app: BareApp, pkg: PublishedPackage, tarball: string, into: string) {
  const gallery = join(into, 'src/gallery');
  cpSync(resolve(pkg.folder, 'test'), gallery, { recursive: true });
  const examples = globSync(join(pkg.folder, 'src/*/*.example.tsx'));
  for (const example of examples) cpSync(example, join(gallery, basename(example)));
  writeFileSync(join(gallery, 'page.tsx'), pageOf(examples.map((path) => basename(path))));
  await installApp(app, { [pkg.name]: tarball }, into);
}

/**
 * Returns the page of a gallery. An example shows the entry point that it is named after. They come last: a list that is
 * opened further down may be closed by the page that scrolls there.
 */
const pageOf = (examples: string[]) => `'use client';
import { Gallery } from './gallery.tsx';
${examples.map((file, index) => `import { Example as Example${index} } from './${file}';`).join('\n')}

export const Page = () => <main>
<Gallery />
${examples.map((file, index) => `<section data-entry="${file.replace('.example.tsx', '')}"><Example${index} /></section>`).join('\n')}
</main>;
`;

/** Runs a program that the application has installed, and returns its output. */
export async function inApp(folder: string, program: string, ...args: string[]): Promise<string> {
  try {
    const { stdout, stderr } = await run('pnpm', ['exec', program, ...args], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: undefined, NEXT_TELEMETRY_DISABLED: '1' },
    });
    return stdout + stderr;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${program} ${args.join(' ')} failed\n${stdout}\n${stderr}`);
  }
}
