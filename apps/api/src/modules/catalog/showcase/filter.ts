import type { Section, ShowcaseRules } from '@org/api-client/schema';
import { readContract } from '../../../contract/openapi.ts';
import { InvalidInput, invalid } from '../../../contract/refusal.ts';
import { createValidator } from '../../../contract/validation.ts';

/** The operation whose body a section's filter is. */
const EXPORTS: Record<Section, string> = {
  tyres: 'exportTyres',
  disks: 'exportDisks',
  truck_tyres: 'exportTruckTyres',
  truck_disks: 'exportTruckDisks',
  special_tyres: 'exportSpecialTyres',
  moto_tyres: 'exportMotoTyres',
  quadro_tyres: 'exportQuadroTyres',
};

type Validate = (data: unknown) => { error?: Error; value?: unknown };

function createFilterCheck() {
  const { operations, components } = readContract();
  const compile = createValidator(components);
  const checks = new Map<Section, Validate>();
  return (section: Section): Validate => {
    const known = checks.get(section);
    if (known) return known;
    const operation = operations.find(({ id }) => id === EXPORTS[section]);
    if (!operation?.body) throw new Error(`The contract has no ${EXPORTS[section]}.`);
    const check = compile({
      schema: operation.body,
      httpPart: 'body',
      method: operation.method,
      url: operation.url,
    }) as Validate;
    checks.set(section, check);
    return check;
  };
}
let checkOf: ReturnType<typeof createFilterCheck> | undefined;

/** Returns a filter as its section's search takes it, without the order. Throws 422 if the search would refuse it. */
export function checkedFilter({ section, filter }: Pick<ShowcaseRules, 'section' | 'filter'>) {
  checkOf ??= createFilterCheck();
  // the check writes defaults into the object
  const copy = structuredClone(filter);
  const { error } = checkOf(section)(copy);
  if (error instanceof InvalidInput)
    throw invalid(
      Object.fromEntries(
        Object.entries(error.errors).map(([name, messages]) => [
          name === '' ? 'filter' : `filter.${name}`,
          messages,
        ]),
      ),
    );
  if (error) throw error;
  const { order_by: _order, ...rest } = copy;
  return rest;
}
