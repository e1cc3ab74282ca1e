import { createReadStream } from 'node:fs';
import { writeXml } from '../../../../print/print-xml.ts';
import { FileProblem } from '../../../../tables/cells/table-file-problem.ts';
import {
  childOf,
  readElements,
  textAt,
  type XmlNode,
} from '../../../../tables/formats/format-xml.ts';
import { isRemoved } from '../../../../tables/formats/table-format-commerceml.ts';
import type { ExchangeMessage, Kind, Thing } from './exchange-reading-protocol.ts';

const KINDS: Record<string, Kind> = {
  Группа: 'group',
  Свойство: 'property',
  ТипЦены: 'price_type',
  Склад: 'warehouse',
  Товар: 'good',
};
const OFFER = 'Предложение';
const ELEMENTS = [...Object.keys(KINDS), OFFER];
/** Elements that are left out: nobody sells by them, and they take up most of a file. */
const LEFT_OUT = new Set([
  'Описание',
  'Картинка',
  'ЗначенияРеквизитов',
  'Владелец',
  'Представление',
  'Файл',
]);
const PRICE = new Set(['Цены']);
const REST = new Set(['Количество', 'Склад', 'Склады', 'Остатки']);

const asWritten = ({
  name,
  attributes,
  text,
  children,
}: XmlNode): Parameters<typeof writeXml>[0] => ({
  name,
  attributes: Object.fromEntries(
    Object.entries(attributes).filter(([key]) => !key.startsWith('xmlns')),
  ),
  ...(children.length > 0
    ? {
        children: children
          .filter((child) => !LEFT_OUT.has(child.name))
          .map((child) => asWritten(child)),
      }
    : { text: text.trim() }),
});

/** Yields the parts of an offer that may come separately: what it is, what it costs, how many pieces there are. */
function* partsOf(node: XmlNode): Generator<Omit<Thing, 'thing' | 'name'>> {
  const isRemovedOffer = isRemoved(node);
  const of = (names: ReadonlySet<string>) => node.children.filter(({ name }) => names.has(name));
  const id = childOf(node, 'Ид');
  const part = (kind: Kind, children: XmlNode[]) => ({
    kind,
    xml: isRemovedOffer
      ? null
      : writeXml(
          asWritten({ ...node, attributes: {}, children: id ? [id, ...children] : children }),
        ),
  });
  const [prices, rests] = [of(PRICE), of(REST)];
  const others = node.children.filter(
    ({ name }) => name !== 'Ид' && !PRICE.has(name) && !REST.has(name) && !LEFT_OUT.has(name),
  );
  if (isRemovedOffer || others.length > 0) yield part('offer', others);
  if (isRemovedOffer || prices.length > 0) yield part('price', prices);
  if (isRemovedOffer || rests.length > 0) yield part('rest', rests);
}

const LONGEST_ID = 200;
const BATCH = 500;

/** Reads a file of an exchange, thing by thing. */
export async function* readExchange({ path }: { path: string }): AsyncGenerator<ExchangeMessage> {
  const things: Thing[] = [];
  const whole = new Set<Kind>();
  let isKnown = false;
  let isCatalog = false;
  let isPackage = false;
  let hasChangesOnly = false;
  await readElements(
    createReadStream(path),
    ELEMENTS,
    (node, parents) => {
      const id = textAt(node, 'Ид');
      if (id === '' || id.length > LONGEST_ID) return;
      const name = textAt(node, 'Наименование').slice(0, LONGEST_ID);
      if (node.name === OFFER) {
        for (const part of partsOf(node)) things.push({ ...part, thing: id, name });
        return;
      }
      // only groups of the classifier define the tree of groups
      if (node.name === 'Группа' && !parents.includes('Классификатор')) return;
      const kind = KINDS[node.name];
      if (!kind) return;
      things.push({
        kind,
        thing: id,
        name,
        xml: isRemoved(node) ? null : writeXml(asWritten(node)),
      });
    },
    (name, attributes) => {
      isKnown ||= name === 'КоммерческаяИнформация';
      const isChange =
        name === 'ИзмененияПакетаПредложений' ||
        /^(?:true|1)$/i.test(attributes.СодержитТолькоИзменения?.trim() ?? '');
      hasChangesOnly ||= isChange;
      if (name === 'Каталог' && !isChange) isCatalog = true;
      if (name === 'ПакетПредложений' && !isChange) isPackage = true;
    },
  );
  if (!isKnown)
    throw new FileProblem('Это не файл CommerceML: нет элемента «КоммерческаяИнформация»');
  const named = new Set(things.map(({ kind }) => kind));
  if (isCatalog && !hasChangesOnly && named.has('good')) whole.add('good');
  if (isPackage && !hasChangesOnly)
    for (const kind of ['offer', 'price', 'rest'] as const) if (named.has(kind)) whole.add(kind);
  yield { type: 'document', whole: [...whole], hasChangesOnly };
  for (let at = 0; at < things.length; at += BATCH)
    yield { type: 'things', things: things.slice(at, at + BATCH) };
}
