/** Maximum speed by its symbol, in km/h: `ZR` alone means over 240, `(Y)` over 300. */
const SPEEDS = new Map<string, number>([
  ...['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8'].map((symbol, at): [string, number] => [
    symbol,
    5 * (at + 1),
  ]),
  ['B', 50],
  ['C', 60],
  ['D', 65],
  ['E', 70],
  ['F', 80],
  ['G', 90],
  ['J', 100],
  ['K', 110],
  ['L', 120],
  ['M', 130],
  ['N', 140],
  ['P', 150],
  ['Q', 160],
  ['R', 170],
  ['S', 180],
  ['T', 190],
  ['U', 200],
  ['H', 210],
  ['V', 240],
  ['ZR', 241],
  ['W', 270],
  ['Y', 300],
  ['(Y)', 301],
]);

export function speedOf(symbol: string): number {
  const speed = SPEEDS.get(symbol);
  if (speed === undefined) throw new Error(`There is no speed index ${symbol}.`);
  return speed;
}

export interface Service {
  /** As marked: `91`, `156/150`. */
  load: string;
  speed: string;
  /** What follows the indices: XL, C, LT. */
  mark?: string | undefined;
}

/** Reads a service description: `95T XL`, `104/102R C`, `156/150L`. */
export function parseService(text: string): Service {
  const [, load, speed, mark] = /^(\d+(?:\/\d+)?)([A-Z]\d?)(?: (\w+))?$/.exec(text) ?? [];
  if (!load || !speed) throw new Error(`«${text}» is no load and speed index.`);
  return { load, speed, mark };
}
