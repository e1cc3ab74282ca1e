import type { Data, OperationAt } from '@org/api-client';
import { listWarehouses } from '@org/api-client/operations';
import { answer, answerFamily } from './api/answers.atoms.ts';

export type Warehouse = Data<OperationAt<'/companies/{id}/warehouses', 'get'>>['data'][number];

/** The warehouses of a company. */
export const warehousesAtom = answerFamily(
  (id: string) => answer(listWarehouses, { params: { path: { id } } }),
  { select: ({ data }) => data },
);
