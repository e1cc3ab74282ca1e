import { codeFault, identificationCode, isMarked } from '@org/trade/marking-code';
import { invalid } from '../../contract/refusal.ts';
import type { OrderRow } from './order-rows.ts';

export interface LineCodes {
  id: string;
  quantity: number;
  codes?: string[] | undefined;
}

/** A code that can't be taken: the field that it was sent in, and what is wrong with it. */
export interface CodeFault {
  field: string;
  message: string;
}

/** A code as it is stored, and the field that it was sent in. */
export interface SentCode {
  code: string;
  field: string;
}

/**
 * Returns the codes of lines as they are stored. Throws 422, at its field, for a code that can't be read or is
 * repeated.
 */
export function readCodes(items: readonly LineCodes[], row: OrderRow): Map<string, string[]> {
  const titles = new Map(row.items.map(({ id, product }) => [id, product]));
  const seen = new Map<string, string>();
  const read = new Map<string, string[]>();
  for (const [at, { id, quantity, codes = [] }] of items.entries()) {
    const product = titles.get(id);
    const field = (n: number) => `items.${at}.codes.${n}`;
    if (codes.length > 0 && product && !isMarked(product.section))
      throw invalid({ [field(0)]: ['Диски не маркируются: коды здесь не нужны'] });
    const scannedCodes = codes.map((scanned, n) => {
      const code = identificationCode(scanned);
      if (!code) throw invalid({ [field(n)]: [codeFault(scanned)] });
      const where = seen.get(code);
      if (where !== undefined)
        throw invalid({ [field(n)]: [`Этот код уже внесён в строке ${where}`] });
      seen.set(code, product?.title ?? '');
      return code;
    });
    if (scannedCodes.length > 0 && scannedCodes.length !== quantity)
      throw invalid({ [`items.${at}.codes`]: [`Кодов ${scannedCodes.length}, а шин ${quantity}`] });
    read.set(id, scannedCodes);
  }
  return read;
}

/** Returns the codes that the buyer has scanned. Throws 422, at its field, for one that can't be read. */
export const scannedCodes = (items: readonly Pick<LineCodes, 'codes'>[]): SentCode[] =>
  items.flatMap(({ codes = [] }, at) =>
    codes.map((scanned, n) => {
      const field = `items.${at}.codes.${n}`;
      const code = identificationCode(scanned);
      if (!code) throw invalid({ [field]: [codeFault(scanned)] });
      return { code, field };
    }),
  );

/** Throws 422 at the field of a code that can't be taken. */
export function refuseCode(fault: CodeFault | undefined) {
  if (fault) throw invalid({ [fault.field]: [fault.message] });
}
