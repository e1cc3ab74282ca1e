import type { EndMessage } from '../../../../tables/serve.ts';

/** What files of an exchange tell of; an offer, its prices and its stock may come in different ones. */
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
  /** null where 1С has removed it */
  xml: string | null;
}

export type ExchangeMessage =
  | {
      type: 'document';
      /** kinds of which the file names all */
      whole: Kind[];
      hasChangesOnly: boolean;
    }
  | { type: 'things'; things: Thing[] }
  | EndMessage;
