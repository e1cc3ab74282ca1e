import type { Table } from '../cells/table.ts';

/** Gathers the rates that a feed gives: `<currency id="UAH" rate="1"/>`. */
export function createRates() {
  const rates = new Map<string, number>();
  return {
    see: (name: string, attributes: Record<string, string>) => {
      const rate = name === 'currency' ? Number(attributes.rate?.replace(',', '.')) : 0;
      // «CBRF» is no rate that the file gives
      if (rate > 0) rates.set(attributes.id ?? attributes.code ?? '', rate);
    },
    /**
     * Returns rates to roubles. A feed gives rates to its own currency, which has the rate 1. Prices without a currency
     * are in it.
     */
    inRoubles: (): Pick<Table, 'rates' | 'currency'> => {
      if (rates.size === 0) return {};
      const rouble = rates.get('RUB') ?? rates.get('RUR') ?? 0;
      const baseCurrency = [...rates].find(([, rate]) => rate === 1)?.[0];
      if (rouble === 1 || baseCurrency === undefined || /^RU[BR]$/.test(baseCurrency))
        return { rates };
      const toRoubles = [...rates].map(([id, rate]) => [id, rate / rouble] as const);
      return { currency: baseCurrency, ...(rouble > 0 && { rates: new Map(toRoubles) }) };
    },
  };
}
