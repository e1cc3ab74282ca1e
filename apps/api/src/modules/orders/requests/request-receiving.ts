import { invalid } from '../../../contract/refusal.ts';
import {
  choosing,
  type ReceivingTerms,
  selectReceiving,
  selectReceivingOf,
} from '../../../delivery/delivery-receiving.ts';

import type { Viewer } from '../../../requests/open-requests.sql.ts';

type Db = Parameters<typeof selectReceiving>[0];

/**
 * How goods of warehouses are received: all at an address, or without one as the buyer's cart would be; for a program
 * at an address of its company. Throws a 422
 * problem for an address that the account does not have.
 */
export const receivingAt =
  (db: Db, { id, keyOf }: Viewer, addressId: string | null | undefined) =>
  async (warehouses: readonly string[]): Promise<ReceivingTerms> => {
    if (keyOf !== undefined) {
      const buyer = { accountId: id, companyId: keyOf };
      return selectReceivingOf(db, buyer, warehouses, { address_id: addressId ?? null });
    }
    const receiving = await selectReceiving(db, id, warehouses);
    if (addressId === null || addressId === undefined) return receiving;
    if (!receiving.addresses.some((address) => address.id === addressId))
      throw invalid({ address_id: ['Такого адреса у вас нет'] });
    return choosing(
      receiving,
      warehouses.map((one) => ({ warehouse_id: one, kind: 'delivery', address_id: addressId })),
    );
  };
