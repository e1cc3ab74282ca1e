import type { Section, Understanding } from '@org/api-client/schema';
import { understand } from '@org/tyre-names/query/understand';
import { program } from '../../../threads/program.ts';
import { threadReference } from './load-reference.ts';

interface UnderstandTask {
  q: string;
  section: Section;
  /** id of the names to read it by */
  names: string;
}

export const understandInThread = program<UnderstandTask, Understanding>(
  async ({ q, section, names }, db) =>
    understand(q, section, (await threadReference(db, names)).names),
);
