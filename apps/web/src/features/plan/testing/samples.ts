import { cordiant } from '../../../shared/testing/cordiant.ts';
import type { CartPlan } from '../plan.ts';

export const plan: CartPlan = {
  total_before: 65264000,
  total: 64024000,
  saving: 1240000,
  proven: true,
  gap: 0,
  delivery: null,
  suppliers: [
    { id: '1', name: 'Шинторг Урал', subtotal: 35368000, delivery_days_max: 1 },
    { id: '2', name: 'Колесо-Опт', subtotal: 28656000, delivery_days_max: 2 },
  ],
  items: [
    { offer_id: '90211', quantity: 8 },
    { offer_id: '90212', quantity: 24 },
  ],
  changes: [
    {
      product: cordiant,
      from: [
        {
          offer_id: '90377',
          supplier_id: '1',
          supplier: 'Шинторг Урал',
          quantity: 24,
          bulk_price: 689000,
          delivery_days_max: 1,
        },
      ],
      to: [
        {
          offer_id: '90212',
          supplier_id: '2',
          supplier: 'Колесо-Опт',
          quantity: 24,
          bulk_price: 637000,
          delivery_days_max: 2,
        },
      ],
      saving: 1248000,
    },
    {
      product: { ...cordiant, id: '2', title: 'Viatti Strada Asimmetrico V-130 205/55 R16 91V' },
      from: [
        {
          offer_id: '5',
          supplier_id: '1',
          supplier: 'Шинторг Урал',
          quantity: 4,
          bulk_price: 530000,
          delivery_days_max: 1,
        },
      ],
      to: [
        {
          offer_id: '6',
          supplier_id: '2',
          supplier: 'Колесо-Опт',
          quantity: 4,
          bulk_price: 532000,
          delivery_days_max: 2,
        },
      ],
      saving: -8000,
    },
  ],
};
