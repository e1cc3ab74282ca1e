import type { Order } from '../orders.atoms.ts';
import { order, orderOfTwo } from './samples.ts';

export const event = (
  kind: Order['history'][number]['kind'],
  status: Order['status'],
  at: string,
) => ({
  kind,
  status,
  at,
  by: 'Пётр Ильин',
  comment: null,
  details: {},
});

/** The supplier has less of one line and asks more for the other. */
export const offered: Order = {
  ...orderOfTwo,
  status: 'offered',
  partial: true,
  turns: [{ by: 'buyer', action: 'answer', until: '2026-11-24T11:42:00+03:00' }],
  allowed: ['accept', 'cancel', 'repeat'],
  items: orderOfTwo.items.map((item, at) => ({
    ...item,
    confirmed_quantity: at === 0 ? 12 : 4,
    offered_price: at === 0 ? null : 102_000,
    sum: at === 0 ? 6_360_000 : 428_400,
  })),
  quantity: 16,
  goods: 6_788_400,
  payable: 6_788_400,
  due: 6_788_400,
  history: [...order.history, event('offered', 'offered', '2026-11-21T12:10:00+03:00')],
};

/** For the supplier, who has confirmed and may ship. */
export const invoiced: Order = {
  ...orderOfTwo,
  side: 'supplier',
  status: 'invoiced',
  pay_days: 14,
  items: orderOfTwo.items.map((item) => ({ ...item, confirmed_quantity: item.quantity })),
  turns: [{ by: 'supplier', action: 'ship', until: null }],
  allowed: ['pay', 'ship', 'decline', 'extend', 'repeat'],
};

/** For the buyer; everything is on its way. */
export const underWay: Order = {
  ...invoiced,
  side: 'buyer',
  status: 'shipped',
  due_at: null,
  pay_until: '2026-12-08',
  items: invoiced.items.map((item) => ({ ...item, shipped: item.quantity })),
  shipments: [
    {
      id: 's',
      carrier: 'Деловые Линии',
      waybill: '26-0012',
      shipped_on: '2026-11-24',
      received_at: null,
      items: [
        { id: 'i', quantity: 16, received: null, codes: [] },
        { id: 'j', quantity: 4, received: null, codes: [] },
      ],
    },
  ],
  turns: [{ by: 'buyer', action: 'receive', until: null }],
  allowed: ['receive', 'repeat'],
};

/** For the supplier, who has to answer a claim. */
export const claimed: Order = {
  ...underWay,
  side: 'supplier',
  status: 'received',
  shipments: underWay.shipments.map((one) => ({ ...one, received_at: '2026-11-25T10:00:00Z' })),
  claims: [
    {
      id: 'c',
      item_id: 'i',
      kind: 'damaged',
      wish: 'refund',
      quantity: 1,
      comment: 'Порез боковины',
      photos: [
        { id: 'f', name: 'порез.jpg', bytes: 240_318 },
        { id: 'g', name: 'маркировка.heic', bytes: 1_840_200 },
      ],
      status: 'open',
      answer: null,
      due_at: '2026-12-05T10:00:00Z',
      created_at: '2026-11-25T10:00:00Z',
    },
  ],
  turns: [
    { by: 'buyer', action: 'pay', until: null },
    { by: 'supplier', action: 'answer_claim', until: '2026-12-05T10:00:00Z' },
  ],
  allowed: ['pay', 'answer_claim', 'repeat'],
};
