import type { operations } from '@org/api-client/schema';
import type { ReactNode } from 'react';
import type { Order } from './atoms.ts';

type BodyOf<K extends keyof operations> = operations[K] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;

type Act<Input extends unknown[]> = (...input: Input) => Promise<boolean>;

/** What may be done with an order; each resolves to whether it was done, and says itself what stood in the way. */
export interface OrderActs {
  confirm: Act<[BodyOf<'confirmOrder'>]>;
  decline: Act<[reason: string]>;
  accept: Act<[refuse: string[]]>;
  cancel: Act<[reason: string]>;
  extend: Act<[until: string]>;
  invoice: Act<[]>;
  pay: Act<[BodyOf<'addPayment'>]>;
  ship: Act<[BodyOf<'shipOrder'>]>;
  release: Act<[reason: string]>;
  /** The photos are of lines, by their ids. */
  receive: Act<
    [shipment: string, BodyOf<'receiveShipment'>, photos: ReadonlyMap<string, readonly File[]>]
  >;
  claim: Act<[BodyOf<'openClaim'>, photos: readonly File[]]>;
  /** A photo of a claim; nothing where it could not be had, which is said. */
  photo: (fileId: string) => Promise<Blob | undefined>;
  answerClaim: Act<[claim: string, BodyOf<'answerClaim'>]>;
  withdrawClaim: Act<[claim: string]>;
  /** Puts what is missing into the cart, from the next best suppliers. */
  instead: Act<[]>;
}

/** An order with what may be done with it. */
export interface ModeProps {
  order: Order;
  acts: OrderActs;
  isPending: boolean;
  /** The talk of the two sides. */
  talk?: ReactNode;
}
