import type { BuyerCause, operations, SupplierCause } from '@org/api-client/schema';
import type { ReactNode } from 'react';
import type { Order } from './orders.atoms.ts';

type BodyOf<K extends keyof operations> = operations[K] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;

type Action<Input extends unknown[]> = (...input: Input) => Promise<void>;

/** The actions on an order. Each says what was done, and rejects with why it was not, for its form or button to say. */
export interface OrderActions {
  confirm: Action<[BodyOf<'confirmOrder'>]>;
  decline: Action<[reason: string, cause?: SupplierCause]>;
  accept: Action<[refuse: string[]]>;
  cancel: Action<[reason: string, cause?: BuyerCause]>;
  extend: Action<[until: string]>;
  invoice: Action<[]>;
  pay: Action<[BodyOf<'addPayment'>]>;
  ship: Action<[BodyOf<'shipOrder'>]>;
  release: Action<[reason: string]>;
  /** The photos are given by the id of their line. */
  receive: Action<
    [shipment: string, BodyOf<'receiveShipment'>, photos: ReadonlyMap<string, readonly File[]>]
  >;
  claim: Action<[BodyOf<'openClaim'>, photos: readonly File[]]>;
  /** Loads a photo of a claim; undefined if that fails, which is shown to the user. */
  photo: (fileId: string) => Promise<Blob | undefined>;
  answerClaim: Action<[claim: string, BodyOf<'answerClaim'>]>;
  withdrawClaim: Action<[claim: string]>;
  /** Asks the buyer whether it was at their wish. */
  appeal: Action<[reason: string]>;
  answerAppeal: Action<[agree: boolean]>;
  /** Puts the missing pieces into the cart, from the next best suppliers. */
  instead: Action<[]>;
}

/** An order with the actions on it. */
export interface ModeProps {
  order: Order;
  actions: OrderActions;
  isPending: boolean;
  /** The messages of the two sides. */
  talk?: ReactNode;
}
