import { Button } from '@org/ui/button';
import { useAtomValue } from 'jotai';
import { messageOf } from '../api/api.ts';
import { cityAtom } from '../atoms.ts';
import { SubstituteList } from './substitute-list.tsx';
import { type Missed, substitutesAtom } from './substitutes.atoms.ts';
import * as css from './substitutes.css.ts';

/** What replaces a product that nobody sells now, or a search that finds nothing. Shows nothing if nothing does. */
export function Substitutes({ missed }: { missed: Missed }) {
  const to = useAtomValue(cityAtom);
  const { data, error, refetch } = useAtomValue(substitutesAtom({ missed, to }));
  if (error)
    return (
      <p className={css.failure}>
        Замены не загрузились: {messageOf(error)}{' '}
        <Button size="s" onPress={() => refetch()}>
          Повторить
        </Button>
      </p>
    );
  return data && data.length > 0 ? <SubstituteList substitutes={data} /> : null;
}
