import { plainTitle } from '../cells/plain-title.ts';
import { FileProblem } from '../cells/table-file-problem.ts';
import { priceTitle } from '../titles/title-prices.ts';
import { titleField } from '../titles/titles.ts';
import { pairOf, valuesOfProduct } from './element-fields.ts';
import type { XmlEvents, XmlNode } from './format-xml.ts';

/** A document with more kinds of elements than this is no list of similar things. */
const MAX_KINDS = 5000;
/** An element with more inside than this holds many things, and is none itself. */
const LARGEST = 500;
/** The elements of a kind that are looked at, and the nodes of all of them together. */
const SAMPLES = 12;
const MAX_SAMPLED = 100_000;
/** A product has at least this many values: more than a name and a number. */
const FEWEST_FIELDS = 3;
/** A thing in a product has at least a price and something that it differs by. */
const FEWEST_OWN = 2;

/** `item_12` and `item_13` are of one kind. */
const plainName = (name: string) => name.replace(/[_-]?\d+$/, '') || name;

/** The kind of an element: `items` of `tires` are other things than those of `rims`. */
export const kindKey = (parent: string, name: string) => `${plainName(parent)}/${plainName(name)}`;

interface Kind {
  name: string;
  parent: string;
  count: number;
  /** Most elements of the kind in one element. */
  together: number;
  samples: XmlNode[];
}

/** Elements of a document that are rows of a table. */
export interface RowKind {
  name: string;
  parent: string;
  count: number;
  /** Whether it is a row although it stands in another: a variant of it. */
  isApart: boolean;
  hasPrice: boolean;
  titles: ReadonlySet<string>;
}

interface Open {
  node: XmlNode;
  size: number;
  counts: Map<string, number>;
}

const SIZES = new Set(['size', 'width', 'profile', 'diameter', 'rim_width', 'pcd', 'bolts', 'et']);
const SIZE = /^\D*\d{3}\s?[/\\]\s?\d{2}/;

/** Collects the kinds of elements of a document that hold several values, each with a few samples. */
export function createKindCensus(): { events: XmlEvents; kinds: ReadonlyMap<string, Kind> } {
  const kinds = new Map<string, Kind>();
  const open: Open[] = [];
  let sampled = 0;
  const count = ({ node, size }: Open, parent: Open | undefined) => {
    const values = node.children.length + Object.keys(node.attributes).length;
    if (values < FEWEST_OWN && size <= LARGEST) return;
    const key = kindKey(parent?.node.name ?? '', node.name);
    let kind = kinds.get(key);
    if (!kind) {
      if (kinds.size >= MAX_KINDS)
        throw new FileProblem(
          'В файле слишком много разных элементов. Это не похоже на прайс-лист',
        );
      kind = {
        name: plainName(node.name),
        parent: plainName(parent?.node.name ?? ''),
        count: 0,
        together: 0,
        samples: [],
      };
      kinds.set(key, kind);
    }
    kind.count++;
    if (parent) {
      const together = (parent.counts.get(kind.name) ?? 0) + 1;
      parent.counts.set(kind.name, together);
      kind.together = Math.max(kind.together, together);
    }
    if (kind.samples.length < SAMPLES && sampled < MAX_SAMPLED) {
      kind.samples.push(node);
      sampled += size;
    }
  };
  const events: XmlEvents = {
    open: (name, attributes) =>
      open.push({ node: { name, attributes, text: '', children: [] }, size: 1, counts: new Map() }),
    text: (text) => {
      const at = open.at(-1);
      if (at && at.node.text.length < LARGEST) at.node.text += text;
    },
    close: () => {
      const closed = open.pop();
      if (!closed) return;
      const parent = open.at(-1);
      count(closed, parent);
      if (!parent) return;
      parent.size += closed.size;
      if (parent.size <= LARGEST) parent.node.children.push(closed.node);
      else parent.node.children = [];
    },
  };
  return { events, kinds };
}

const isPriceName = (name: string) => priceTitle(name) !== undefined;
const hasNumber = (text: string) => /\d/.test(text);

/**
 * Returns the kinds of elements that are rows: those with a price or with a size. What stands several times in a product,
 * each with a price of its own, is a row, and the product above says the rest of it.
 */
export function rowKindsOf(kinds: ReadonlyMap<string, Kind>): Map<string, RowKind> {
  const values = new Map<string, Map<string, string>>();
  const apart = new Map<string, boolean>();
  /** Whether elements of a kind are rows although they stand in another row. */
  const isApart = (key: string): boolean => {
    const known = apart.get(key);
    if (known !== undefined) return known;
    const kind = kinds.get(key);
    apart.set(key, false);
    if (!kind || kind.together < 2 || isPriceName(kind.name) || kind.samples.some(pairOf))
      return false;
    const keyValues = valuesIn(key, kind);
    const is = keyValues.size >= FEWEST_OWN && hasPriceIn(keyValues);
    apart.set(key, is);
    return is;
  };
  const valuesIn = (key: string, { samples }: Kind): Map<string, string> => {
    const known = values.get(key);
    if (known) return known;
    const all = new Map<string, string>();
    for (const sample of samples) {
      const found = valuesOfProduct(sample, (child, parent) =>
        isApart(kindKey(parent.name, child.name)),
      );
      for (const [title, value] of found) if (!all.has(title)) all.set(title, value);
    }
    values.set(key, all);
    return all;
  };
  const rows = new Map<string, RowKind>();
  for (const [key, kind] of kinds) {
    const keyValues = valuesIn(key, kind);
    const hasPrice = hasPriceIn(keyValues);
    const hasSize = [...keyValues].some(
      ([title, value]) =>
        SIZE.test(value) || (SIZES.has(titleField(title) ?? '') && hasNumber(value)),
    );
    const isRow =
      isApart(key) ||
      (keyValues.size >= FEWEST_FIELDS &&
        (hasPrice || hasSize) &&
        !isPriceName(kind.name) &&
        !kind.samples.every(pairOf));
    if (isRow)
      rows.set(key, {
        name: kind.name,
        parent: kind.parent,
        count: kind.count,
        isApart: isApart(key),
        hasPrice,
        titles: new Set([...keyValues.keys()].map(plainTitle)),
      });
  }
  // what stands once around the rows says of all of them
  const inside = new Set([...rows.values()].map(({ parent }) => parent));
  for (const [key, { name, count }] of rows) if (count === 1 && inside.has(name)) rows.delete(key);
  return rows;
}

const hasPriceIn = (values: ReadonlyMap<string, string>) =>
  [...values].some(([title, value]) => isPriceName(title) && hasNumber(value));
