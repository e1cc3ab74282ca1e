interface Layer {
  /** How full names and keys of products say it. */
  mark: string;
  /** What it is, in Russian. */
  label: string;
  /** How names write it: an expression over a folded text. */
  words: string;
}

/** The layers inside a car's tyre that make it another product. What a name says, keys, SQL and full names follow from it. */
export const LAYERS = {
  seal: {
    mark: 'Seal',
    label: 'защита от прокола',
    words: String.raw`contiseal|seal\s?inside|self[\s-]?seal(?:ing)?|sealguard|b-?seal|sealtech`,
  },
  silent: {
    mark: 'Silent',
    label: 'слой от шума',
    words: String.raw`contisilent|silent\s?(?:drive|tech(?:nology)?)|[bk]-?silent|sound\s?(?:absorber|comfort)|acoustic|p?ncs|noise\s?cancel+ing(?:\s?system)?`,
  },
} as const satisfies Record<string, Layer>;

export type LayerName = keyof typeof LAYERS;

export const LAYER_NAMES = Object.keys(LAYERS) as LayerName[];
