import { Note } from '@org/ui/note';
import { useAtomValue } from 'jotai';
import { productFactsAtom } from './facts.atoms.ts';
import * as css from './facts.css.ts';
import { disputedFacts, votesText } from './facts-words.ts';

/** Facts of a product that suppliers disagree on; nothing if they agree. */
export function FactsNote({ productId }: { productId: string }) {
  const { data } = useAtomValue(productFactsAtom(productId));
  const disputed = data ? disputedFacts(data) : [];
  if (disputed.length === 0) return null;
  return (
    <div className={css.note}>
      <Note title="Поставщики расходятся.">
        {disputed.map((fact) => `${fact.label}: ${votesText(fact)}`).join('. ')}. Уточните перед
        заказом
      </Note>
    </div>
  );
}
