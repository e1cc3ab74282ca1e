import { PIECES_OF_SET } from '@org/trade/set';
import { ButtonLink } from '@org/ui/button-link';
import { EmptyState } from '@org/ui/empty-state';
import { Note } from '@org/ui/note';
import { useAtom, useAtomValue } from 'jotai';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '../../../shared/api/api.ts';
import { cityAtom, costAtom } from '../../../shared/atoms.ts';
import { nameOf } from '../../../shared/format/marking.ts';
import { copyLink } from '../../../shared/page/copy-link.ts';
import { Loading } from '../../../shared/page/loading.tsx';
import { toast } from '../../../shared/page/messages.ts';
import { paths } from '../../../shared/paths.ts';
import type { Product } from '../product-words.ts';
import { comparedAtom, comparedIdsAtom } from './compare.atoms.ts';
import { moved, readComparedIds, readPieces, restored } from './compared-ids.ts';
import type { Compared } from './comparison.ts';
import { ComparisonTable } from './comparison-table.tsx';

const isThere = (one: Compared | { error: unknown } | undefined): one is Compared =>
  one !== undefined && 'product' in one;

const isFailed = (one: Compared | { error: unknown } | undefined): one is { error: unknown } =>
  one !== undefined && 'error' in one;

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
