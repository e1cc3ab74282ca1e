import { INTERNAL_DEFAULT_PROJECT_ANNOTATIONS as renderer } from '@storybook/react-vite';

interface Row {
  table?: { defaultValue?: { summary: string } };
}
type Extract = (component: unknown) => Record<string, Row> | null;

const { docs } = renderer.parameters as unknown as { docs: { extractArgTypes: Extract } };

/**
 * Returns the rows of a table of props. Docgen puts the default of a text prop into quotes: then words like «none» look
 * like a value, and a value has two pairs of quotes. This removes the outer pair.
 */
export const extractArgTypes: Extract = (component) => {
  const rows = docs.extractArgTypes(component);
  for (const { table } of Object.values(rows ?? {}))
    if (table?.defaultValue)
      table.defaultValue.summary = table.defaultValue.summary.replace(/^"(.*)"$/s, '$1');
  return rows;
};
