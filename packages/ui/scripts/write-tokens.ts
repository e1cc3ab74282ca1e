/** Writes the tokens of the built package: for tools that read the W3C format, and for Figma. */
import { writeFileSync } from 'node:fs';
import { designTokens, figmaVariables } from '../src/theme/tokens.ts';

const files = { 'tokens.json': designTokens(), 'figma-variables.json': figmaVariables() };
for (const [name, content] of Object.entries(files))
  writeFileSync(`dist/${name}`, `${JSON.stringify(content, null, 2)}\n`);
