import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a release says, sentence by sentence. */
export interface Release {
  version: string;
  /** Whether it is still being collected. */
  isNext: boolean;
  sentences: readonly string[];
}

const sentencesOf = (text: string) =>
  text
    .split(/\n\s*\n|\n(?=- )/)
    .flatMap((part) => part.replace(/\s+/g, ' ').split(/(?<=\.) (?=[A-Z`])/))
    .map((sentence) => sentence.replace(/^- ([0-9a-f]{7,}: )?/, '').trim())
    .filter((sentence) => sentence !== '' && !sentence.startsWith('#'));

const LEVELS = ['patch', 'minor', 'major'] as const;

/** Returns the version that the collected changes make of this one. */
export function nextVersion(now: string, level: (typeof LEVELS)[number]) {
  const [major = 0, minor = 0, patch = 0] = now.split('.').map(Number);
  if (level === 'major') return `${major + 1}.0.0`;
  return level === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

/** Reads what is collected in `.changeset` for a package: the highest level, and the texts. */
function collected(root: string, name: string) {
  const line = new RegExp(`^['"]${name}['"]: (patch|minor|major)$`, 'm');
  const files = globSync(join(root, '.changeset/*.md'))
    .sort()
    .flatMap((file) => {
      const [, head = '', text = ''] =
        /^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(file, 'utf8')) ?? [];
      const level = line.exec(head)?.[1] as (typeof LEVELS)[number] | undefined;
      return level ? [{ level, text }] : [];
    });
  const level = LEVELS.findLast((one) => files.some((file) => file.level === one));
  return { level, text: files.map(({ text }) => text).join('\n\n') };
}

/** Returns the releases of a package, the newest first: the one that is collected, and those of its CHANGELOG. */
export function releasesOf(root: string, folder: string): Release[] {
  const { name, version } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const { level, text } = collected(root, name);
  const log = join(root, folder, 'CHANGELOG.md');
  const releases = existsSync(log) ? readFileSync(log, 'utf8').split(/^## /m).slice(1) : [];
  return [
    ...(level
      ? [{ version: nextVersion(version, level), isNext: true, sentences: sentencesOf(text) }]
      : []),
    ...releases.map((part) => ({
      version: /^\S+/.exec(part)?.[0] ?? '',
      isNext: false,
      sentences: sentencesOf(part.replace(/^\S+/, '')),
    })),
  ];
}

/** Returns what the releases say of these names, and the first of them that does. */
export function changesOf(releases: readonly Release[], names: readonly string[]) {
  const marks = names.map((name) => new RegExp(`\`<?${name}\\b[^\`]*\``));
  const changes = releases
    .map(({ sentences, ...release }) => ({
      ...release,
      sentences: sentences.filter((one) => marks.some((mark) => mark.test(one))),
    }))
    .filter(({ sentences }) => sentences.length > 0);
  return { since: changes.at(-1)?.version, changes };
}
