import type { EndMessage } from '../../../../tables/table-serve.ts';

/** The kinds of things in files of an exchange. An offer, its prices and its stock may come in different files. */
export type Kind =
  | 'group'
  | 'property'
  | 'price_type'
  | 'warehouse'
  | 'good'
  | 'offer'
  | 'price'
  | 'rest';

export interface Thing {
  kind: Kind;
  /** its «Ид» */
  thing: string;
  name: string;
  /** null if 1С has removed it */
  xml: string | null;
}

export type ExchangeMessage =
  | {
      type: 'document';
      /** kinds that the file lists in full */
      whole: Kind[];
      hasChangesOnly: boolean;
    }
  | { type: 'things'; things: Thing[] }
  | EndMessage;
