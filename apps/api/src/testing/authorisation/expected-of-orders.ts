import { dayIn } from '../../modules/orders/testing/day-in.ts';
import { MULTIPART, multipart } from '../upload.ts';
import type { Expectations } from './expectation.ts';
import { type Scene, someOffer } from './things.ts';
import {
  someApproval,
  someBuyer,
  someClaim,
  someDocument,
  someOrder,
  someOrderFile,
  someShippedOrder,
  someTale,
} from './things-of-orders.ts';

const orderOf = async (scene: Scene, status?: string) => ({
  params: { id: await someOrder(scene, status) },
});

/** Requests for calls about orders. */
export const EXPECTED_OF_ORDERS: Expectations = {
  planForCompany: {
    request: async (scene) => ({
      body: { lines: [{ offer_id: await someOffer(scene), quantity: 8 }] },
    }),
  },
  // nothing has been prepared: see prepared.db.test.ts
  placeForCompany: { owner: 404 },
  approveApproval: { request: async (scene) => ({ params: await someApproval(scene) }) },
  declineApproval: { request: async (scene) => ({ params: await someApproval(scene) }) },
  withdrawApproval: { request: async (scene) => ({ params: await someApproval(scene, true) }) },
  getOrder: { request: (scene) => orderOf(scene) },
  exportOrder: { request: (scene) => orderOf(scene) },
  cancelOrder: { request: (scene) => orderOf(scene) },
  confirmOrder: { request: async (scene) => ({ ...(await orderOf(scene)), body: {} }) },
  declineOrder: { request: (scene) => orderOf(scene) },
  appealOrder: { request: (scene) => someTale(scene, 'declined') },
  answerAppeal: { request: (scene) => someTale(scene, 'declined', 'appealed') },
  replaceMissing: { request: (scene) => orderOf(scene, 'declined') },
  acceptOffer: {
    request: async (scene) => {
      const order = await orderOf(scene, 'offered');
      await scene.server.db.query(
        'update order_item set confirmed_quantity = 2 where order_id = $1',
        [order.params.id],
      );
      return { ...order, body: {} };
    },
  },
  extendReserve: {
    request: async (scene) => ({
      ...(await orderOf(scene)),
      body: { until: new Date(Date.now() + 1e8).toISOString() },
    }),
  },
  invoiceOrder: { request: (scene) => orderOf(scene, 'confirmed') },
  addPayment: {
    request: async (scene) => ({
      ...(await orderOf(scene, 'invoiced')),
      body: { sum: 100, paid_on: dayIn(0) },
    }),
  },
  shipOrder: {
    request: async (scene) => {
      const { id, item_id } = await someShippedOrder(scene);
      const items = [{ id: item_id, quantity: 1 }];
      return { params: { id }, body: { carrier: 'Своя машина', shipped_on: dayIn(0), items } };
    },
  },
  receiveShipment: {
    request: async (scene) => {
      const { id, shipment_id } = await someShippedOrder(scene);
      return { params: { id, shipment_id }, body: {} };
    },
  },
  releaseRest: {
    request: async (scene) => ({ params: { id: (await someShippedOrder(scene)).id } }),
  },
  openClaim: {
    request: async (scene) => {
      const { id, item_id } = await someShippedOrder(scene, { isReceived: true });
      return { params: { id }, body: { item_id, kind: 'defect', wish: 'return', quantity: 1 } };
    },
  },
  listMessages: { request: (scene) => orderOf(scene) },
  sendMessage: { request: (scene) => orderOf(scene) },
  uploadOrderFile: {
    request: async (scene) => ({
      ...(await orderOf(scene)),
      headers: { 'content-type': MULTIPART },
      body: multipart([['file', Buffer.from('текст'), 'письмо.txt']]),
    }),
  },
  getOrderFile: { request: async (scene) => ({ params: await someOrderFile(scene) }) },
  // a stream does not end, so it is not called here: see news.db.test.ts
  getOrderDocument: { request: async (scene) => ({ params: await someDocument(scene) }) },
  setAgreement: {
    request: async (scene) => ({
      params: { id: scene.company, buyer_id: await someBuyer(scene) },
    }),
  },
  getReconciliation: {
    request: async (scene) => ({
      query: { partner: await someBuyer(scene), from: '2026-01-01', to: '2026-12-31' },
    }),
  },
  answerClaim: { request: async (scene) => ({ params: await someClaim(scene) }) },
  withdrawClaim: { request: async (scene) => ({ params: await someClaim(scene) }) },
};
