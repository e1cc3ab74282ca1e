import { PIECES_OF_SET } from '@org/trade/set';
import { ButtonLink } from '@org/ui/button-link';
import { EmptyState } from '@org/ui/empty-state';
import { Note } from '@org/ui/note';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '../../../shared/api/api.ts';
import { cityAtom, costAtom } from '../../../shared/atoms.ts';
import { Loading } from '../../../shared/page/loading.tsx';
import { paths } from '../../../shared/paths.ts';
import { comparedAtom, comparedIdsAtom } from './atoms.ts';
import { moved } from './compared-ids.ts';
import type { Compared } from './comparison.ts';
import { ComparisonTable } from './comparison-table.tsx';

const isThere = (one: Compared | { error: unknown } | undefined): one is Compared =>
  one !== undefined && 'product' in one;

const isFailed = (one: Compared | { error: unknown } | undefined): one is { error: unknown } =>
  one !== undefined && 'error' in one;

/** The goods of an address side by side. What is removed here is no longer put aside either. */
export function ComparisonContent({ ids, pieces }: { ids: readonly string[]; pieces: number }) {
  const current = useAtomValue(comparedAtom({ ids, pieces }));
  const [last, setLast] = useState(current);
  const isWhole = !current.includes(undefined);
  if (isWhole && last !== current) setLast(current);
  // while prices of another number come, the last ones stay
  const all = isWhole || last.length !== current.length ? current : last;
  const setKept = useSetAtom(comparedIdsAtom);
  const view = useAtomValue(costAtom);
  const city = useAtomValue(cityAtom);
  const navigate = useNavigate();
  const show = (next: readonly string[], count = pieces, isReplaced = false) =>
    void navigate(paths.compare(next, count === PIECES_OF_SET ? undefined : count), {
      preventScrollReset: true,
      replace: isReplaced,
    });
  const goods = all.filter(isThere);
  const failed = all.find(isFailed);
  const failure = failed && (
    <Note tone="danger">Не все товары загрузились. {messageOf(failed.error)}</Note>
  );
  if (goods.length === 0 && all.includes(undefined)) return <Loading />;
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
  return (
    <>
      {failure}
      <ComparisonTable
        goods={goods}
        view={view}
        city={city}
        pieces={pieces}
        onPieces={(count) => show(ids, count, true)}
        onRemove={(id) => {
          // the address may be somebody else's: what else is put aside stays
          setKept((kept) => kept.filter((other) => other !== id));
          show(ids.filter((other) => other !== id));
        }}
        onMove={(id, by) => show(moved(ids, ids.indexOf(id), by))}
      />
      {goods.length === 1 && (
        <p>Добавьте ещё один товар: рядом станет видно, чем они различаются.</p>
      )}
    </>
  );
}
