import { Note } from '@org/ui/note';
import { Skeleton } from '@org/ui/skeleton';
import { useAtomValue } from 'jotai';
import { messageOf } from '../../shared/api/api.ts';
import { countOf, MODELS } from '../../shared/format/format.ts';
import { formatMoment } from '../../shared/format/format-moment.ts';
import { nameOf } from '../../shared/format/marking.ts';
import { type AvitoUnknown, avitoUnknownAtom } from './showcases.atoms.ts';
import * as css from './showcases.css.ts';

const reasonOf = ({ is_brand_known, nearest }: AvitoUnknown['data'][number]) => {
  if (!is_brand_known) return 'такой марки у Авито нет';
  return nearest ? `похоже на «${nearest}»` : 'такой модели у Авито нет';
};

function words({ fetched_at, goods, unknown_goods }: AvitoUnknown): string {
  if (!fetched_at) return 'Список названий Авито ещё не пришёл: проверим, когда придёт';
  if (unknown_goods === 0) return `Авито знает все ${countOf(goods, MODELS)} по имени`;
  return `Авито не примет ${countOf(unknown_goods, MODELS)} из ${goods}: таких названий в его списке нет`;
}

interface AvitoNamesProps {
  company: string;
  showcase: string;
}

/** Which names of a showcase Avito's own list lacks. */
export function AvitoNames(props: AvitoNamesProps) {
  const { data, error } = useAtomValue(avitoUnknownAtom(props));
  return (
    <section className={css.section} aria-label="Названия для Авито">
      <div className={css.sectionHead}>
        <h2 className={css.heading}>Названия для Авито</h2>
        {data?.fetched_at && (
          <span className={css.note}>по списку от {formatMoment(data.fetched_at)}</span>
        )}
      </div>
      {error && <Note tone="danger">{messageOf(error)}</Note>}
      {!data && !error && <Skeleton width="100%" height={48} shape="box" />}
      {data && <p className={css.note}>{words(data)}</p>}
      {data && data.data.length > 0 && (
        <ul className={css.names}>
          {data.data.map((one) => (
            <li key={nameOf(one)} className={css.unknownName}>
              <span>{nameOf(one)}</span>
              <span className={css.note}>{reasonOf(one)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
