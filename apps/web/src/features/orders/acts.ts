import type { operations } from '@org/api-client/schema';
import type { ReactNode } from 'react';
import type { Order } from './atoms.ts';

type BodyOf<K extends keyof operations> = operations[K] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;

type Act<Input extends unknown[]> = (...input: Input) => Promise<boolean>;

/** The actions on an order. Each resolves to whether it was done, and shows itself what went wrong. */
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
  /** The photos are given by the id of their line. */
  receive: Act<
    [shipment: string, BodyOf<'receiveShipment'>, photos: ReadonlyMap<string, readonly File[]>]
  >;
  claim: Act<[BodyOf<'openClaim'>, photos: readonly File[]]>;
  /** Loads a photo of a claim; undefined if that fails, which is shown to the user. */
  photo: (fileId: string) => Promise<Blob | undefined>;
  answerClaim: Act<[claim: string, BodyOf<'answerClaim'>]>;
  withdrawClaim: Act<[claim: string]>;
  /** Puts the missing pieces into the cart, from the next best suppliers. */
  instead: Act<[]>;
}

/** An order with the actions on it. */
export interface ModeProps {
  order: Order;
  acts: OrderActs;
  isPending: boolean;
  /** The messages of the two sides. */
  talk?: ReactNode;
}
