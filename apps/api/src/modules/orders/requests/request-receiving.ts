import { choosing, type Receiving, selectReceiving } from '../../../delivery/delivery-receiving.ts';
import { invalid } from '../../../http/problem.ts';

type Db = Parameters<typeof selectReceiving>[0];

/**
 * How goods of warehouses are received: all at an address, or without one as the buyer's cart would be. Throws a 422
 * problem for an address that the account does not have.
 */
export const receivingAt =
  (db: Db, accountId: string, addressId: string | null | undefined) =>
  async (warehouses: readonly string[]): Promise<Receiving> => {
    const receiving = await selectReceiving(db, accountId, warehouses);
    if (addressId === null || addressId === undefined) return receiving;
    if (!receiving.addresses.some(({ id }) => id === addressId))
      throw invalid({ address_id: ['Такого адреса у вас нет'] });
    return choosing(
      receiving,
      warehouses.map((id) => ({ warehouse_id: id, kind: 'delivery', address_id: addressId })),
    );
  };
