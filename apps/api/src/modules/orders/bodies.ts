import type { operations } from '@org/api-client/schema';

type JsonBody<K extends keyof operations> = operations[K] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;

export type PaymentBody = JsonBody<'addPayment'>;
export type ShipmentBody = JsonBody<'shipOrder'>;
