import { productPath } from '@org/trade/product-path';
import { PIECES_OF_SET } from '@org/trade/set';
import { Button } from '@org/ui/button';
import { ButtonLink } from '@org/ui/button-link';
import { Columns } from '@org/ui/columns';
import { EmptyState } from '@org/ui/empty-state';
import { IconButton } from '@org/ui/icon-button';
import { CheckIcon, CopyIcon, XIcon } from '@org/ui/icons';
import { Note } from '@org/ui/note';
import { NumberStepper } from '@org/ui/number-stepper';
import { Switch } from '@org/ui/switch';
import { Text } from '@org/ui/text';
import { useAtom, useAtomValue } from 'jotai';
import { type KeyboardEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { messageOf } from '../../../shared/api/api.ts';
import { AddToCart } from '../../../shared/cart/add-to-cart.tsx';
import { brandOf, modelOf, nameOf, titleOf } from '../../../shared/format/marking.ts';
import { copyLink } from '../../../shared/page/copy-link.ts';
import { Loading } from '../../../shared/page/loading.tsx';
import { toast } from '../../../shared/page/messages.ts';
import { paths } from '../../../shared/page/paths.ts';
import type { Cost } from '../../../shared/session/preferences.ts';
import { cityAtom, costAtom } from '../../../shared/session/visitor.atoms.ts';
import { ProductGlyph } from '../list/product-glyph.tsx';
import {
  comparedIdsAtom,
  MAX_PIECES,
  moved,
  readComparedIds,
  readPieces,
  restored,
} from '../offers/compared-ids.ts';
import type { Product } from '../search/product-words.ts';
import { comparedAtom } from './compare.atoms.ts';
import { type ComparedProduct, type ComparedRow, compare, offerOf } from './comparison.ts';
import * as css from './comparison-table.css.ts';

interface ComparisonTableProps {
  goods: readonly ComparedProduct[];
  view: Cost;
  /** of the delivery, '' for none */
  city: string;
  /** for how many of each the prices are */
  pieces: number;
  /** how many of each are asked for */
  wanted: number;
  /** whether the prices of what is asked for still come */
  isStale: boolean;
  onPieces: (pieces: number) => void;
  onShare: () => void;
  onRemove: (product: Product) => void;
  onMove: (productId: string, by: -1 | 1) => void;
}

/** Goods side by side: what they cost, when they come, and what tells them apart. */
export function ComparisonTable({
  goods,
  view,
  city,
  pieces,
  wanted,
  isStale,
  onPieces,
  onShare,
  onRemove,
  onMove,
}: ComparisonTableProps) {
  const [areSameShown, setSameShown] = useState(false);
  const { offers, different, same } = compare(goods, view, city, pieces);
  const rows = [...offers, ...different, ...(areSameShown ? same : [])];
  const onKeyDown = (productId: string) => (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key] as -1 | 1 | undefined;
    if (!event.altKey || !by) return;
    event.preventDefault();
    onMove(productId, by);
  };
  return (
    <>
      <div className={css.tools}>
        <span className={css.note}>Alt+← и Alt+→ двигают столбец, на котором вы стоите</span>
        <div className={css.pieces}>
          на
          <NumberStepper
            aria-label="На сколько штук"
            minValue={1}
            maxValue={MAX_PIECES}
            value={wanted}
            onChange={onPieces}
          />
          шт.
        </div>
        {same.length > 0 && (
          <Switch isSelected={!areSameShown} onChange={(isOn) => setSameShown(!isOn)}>
            Только различия
          </Switch>
        )}
        <Button variant="ghost" size="s" icon={<CopyIcon size={16} />} onPress={onShare}>
          Поделиться
        </Button>
      </div>
      <section
        className={css.scroll}
        aria-label="Таблица сравнения"
        aria-busy={isStale}
        data-stale={isStale ? '' : undefined}
      >
        <table className={css.table}>
          <thead>
            <tr>
              <td />
              {goods.map(({ product }) => (
                <th key={product.id} scope="col" onKeyDown={onKeyDown(product.id)}>
                  <Columns columns="fit last" gap={2}>
                    <ProductGlyph product={product} />
                    <IconButton
                      label={`Убрать из сравнения: ${titleOf(product)}`}
                      icon={<XIcon size={16} />}
                      onPress={() => onRemove(product)}
                    />
                    <Link className={`${css.name} ${css.nameLink}`} to={productPath(product)}>
                      <b>{brandOf(product)}</b> {modelOf(product)}
                    </Link>
                  </Columns>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.name} row={row} goods={goods} />
            ))}
            <tr>
              <td />
              {goods.map((one) => {
                const offer = offerOf(one, view);
                return (
                  <td key={one.product.id} className={css.buy}>
                    {offer ? (
                      <AddToCart
                        key={pieces}
                        offer={offer}
                        pieces={pieces}
                        name={`${titleOf(one.product)}, ${offer.supplier.name}`}
                        isBest={false}
                      />
                    ) : (
                      <span className={css.none}>
                        {one.product.offers_count > 0
                          ? 'Столько нет ни у одного поставщика'
                          : 'Сейчас никто не продаёт'}
                      </span>
                    )}
                  </td>
                );
              })}
            </tr>
          </tbody>
        </table>
      </section>
      {!areSameShown && same.length > 0 && (
        <Text tone="secondary">
          Одинаково у всех: {same.map(({ label, cells: [text] }) => `${label}: ${text}`).join('; ')}
        </Text>
      )}
    </>
  );
}

function Row({ row, goods }: { row: ComparedRow; goods: readonly ComparedProduct[] }) {
  const isPrice = row.name === 'price';
  return (
    <tr>
      <th scope="row">{row.label}</th>
      {goods.map(({ product }, at) => {
        const text = row.cells[at];
        const isBest = row.best.includes(at);
        if (text == null)
          return (
            <td key={product.id}>
              <span className={css.none}>—</span>
            </td>
          );
        return (
          <td key={product.id}>
            <div className={css.cell}>
              {isBest && isPrice && (
                <span className={css.dot} role="img" aria-label="Дешевле всех" />
              )}
              {isBest && !isPrice && (
                <span className={css.tick} role="img" aria-label="Лучше всех">
                  <CheckIcon size={16} />
                </span>
              )}
              <span className={isPrice ? css.price : isBest ? css.best : undefined}>{text}</span>
            </div>
            {row.notes?.[at] && (
              <Text as="div" size={12} tone="hint">
                {row.notes[at]}
              </Text>
            )}
          </td>
        );
      })}
    </tr>
  );
}

const isThere = (one: ComparedProduct | { error: unknown } | undefined): one is ComparedProduct =>
  one !== undefined && 'product' in one;

const isFailed = (
  one: ComparedProduct | { error: unknown } | undefined,
): one is { error: unknown } => one !== undefined && 'error' in one;

const addressOf = (ids: readonly string[], pieces: number) =>
  paths.compare(ids, pieces === PIECES_OF_SET ? undefined : pieces);

/** What is shown: what is asked for, or while it comes the last of the same goods. */
function useShown(ids: readonly string[], pieces: number) {
  const all = useAtomValue(comparedAtom({ ids, pieces }));
  const asked = { ids, pieces, all, view: useAtomValue(costAtom), city: useAtomValue(cityAtom) };
  const [last, setLast] = useState(asked);
  const isWhole = !all.includes(undefined);
  if (isWhole && last.all !== all) setLast(asked);
  const isStale = !isWhole && last.all.every(isThere) && String(last.ids) === String(ids);
  return { shown: isStale ? last : asked, isStale };
}

/** The goods of an address side by side. What is removed here is no longer put aside either. */
export function ComparisonContent({ ids, pieces }: { ids: readonly string[]; pieces: number }) {
  const { shown, isStale } = useShown(ids, pieces);
  const [kept, setKept] = useAtom(comparedIdsAtom);
  const navigate = useNavigate();
  const show = (next: readonly string[], count = pieces, isReplaced = false) =>
    void navigate(addressOf(next, count), { preventScrollReset: true, replace: isReplaced });
  const goods = shown.all.filter(isThere);
  const failed = shown.all.find(isFailed);
  const failure = failed && (
    <Note tone="danger">Не все товары загрузились. {messageOf(failed.error)}</Note>
  );
  if (goods.length === 0 && shown.all.includes(undefined)) return <Loading />;
  if (goods.length === 0)
    return (
      <>
        {failure}
        <EmptyState
          title="Сравнивать пока нечего"
          actions={
            <ButtonLink variant="primary" href={paths.tires}>
              К шинам
            </ButtonLink>
          }
        >
          Нажмите «Сравнить» на странице товара или под его предложениями: до четырёх товаров
          встанут рядом.
        </EmptyState>
      </>
    );
  const remove = (product: Product) => {
    const at = ids.indexOf(product.id);
    const without = ids.filter((id) => id !== product.id);
    const keptAt = kept.indexOf(product.id);
    // the address may be somebody else's: what else is put aside stays
    setKept(kept.filter((id) => id !== product.id));
    show(without);
    toast.info(`Убрали из сравнения: ${nameOf(product)}`, () => {
      if (keptAt >= 0) setKept((now) => [...restored(now, product.id, keptAt)]);
      // another page may be open by now
      const now = new URL(window.location.href);
      if (now.pathname === paths.compare())
        show(
          restored(readComparedIds(now.searchParams), product.id, at),
          readPieces(now.searchParams),
        );
    });
  };
  return (
    <>
      {failure}
      <ComparisonTable
        {...shown}
        goods={goods}
        isStale={isStale}
        wanted={pieces}
        onPieces={(count) => show(ids, count, true)}
        onShare={() => void copyLink(new URL(addressOf(ids, pieces), window.location.origin).href)}
        onRemove={remove}
        onMove={(id, by) => show(moved(ids, ids.indexOf(id), by))}
      />
      {goods.length === 1 && (
        <p>Добавьте ещё один товар: рядом станет видно, чем они различаются.</p>
      )}
    </>
  );
}
