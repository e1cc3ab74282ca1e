import { type Scene, someAddress, someRevision, someWarehouse } from './things.ts';

const ownAddress = {
  request: async (scene: Scene) => ({ params: { address_id: await someAddress(scene) } }),
};

/** Requests and statuses that differ from the usual ones, for calls about addresses and delivery. */
export const DELIVERY = {
  // about the caller's own cart, whoever that is
  setReceiving: {
    request: async (scene: Scene) => ({
      params: { warehouse_id: await someWarehouse(scene) },
      body: { kind: 'delivery' },
    }),
    stranger: 200,
  },
  updateAddress: ownAddress,
  deleteAddress: ownAddress,
  setDeliveryTerms: {
    request: async (scene: Scene) => ({ body: { revision: await someRevision(scene), zones: [] } }),
  },
};
