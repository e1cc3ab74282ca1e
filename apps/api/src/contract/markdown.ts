import { dump } from 'js-yaml';
import type { readContract } from './openapi.ts';

type Contract = Pick<ReturnType<typeof readContract>, 'published'>;

const code = (value: unknown) =>
  `\`\`\`yaml\n${dump(value, { lineWidth: 120, noRefs: true }).trim()}\n\`\`\``;

interface OperationText {
  summary: string;
  description?: string;
}

/** Returns the contract in Markdown: each call with what it takes and answers, then the parts that they name. */
export function contractMarkdown({ published }: Contract): string {
  const { info } = published as unknown as { info: { title: string; description: string } };
  const calls = Object.entries(published.paths).flatMap(([path, { parameters, ...methods }]) =>
    Object.entries(methods).map(([method, operation]) => {
      const { summary, description = '', ...rest } = operation as unknown as OperationText;
      const about = parameters ? { ...rest, path_parameters: parameters } : rest;
      const title = `## ${method.toUpperCase()} ${path}\n\n${summary}`;
      return [title, description.trim(), code(about)].filter((part) => part !== '').join('\n\n');
    }),
  );
  const parts = Object.entries(published.components).map(
    ([kind, all]) => `## ${kind}\n\n${code(all)}`,
  );
  return [
    `# ${info.title}`,
    info.description.trim(),
    '# Вызовы',
    ...calls,
    '# Части',
    `${parts.join('\n\n')}\n`,
  ].join('\n\n');
}
