import { Link } from '@org/ui/link';
import { Note } from '@org/ui/note';
import { useAtomValue } from 'jotai';
import { needsAttention, stateOf } from './source-words.ts';
import { sourcesAtom } from './sources.atoms.ts';
import * as css from './sources.css.ts';

export interface SourcesNoteProps {
  companyId: string;
  href: string;
}

/** Says on the pages of a company that one of its price lists does not arrive. */
export function SourcesNote({ companyId, href }: SourcesNoteProps) {
  const { data } = useAtomValue(sourcesAtom(companyId));
  const [source] = data?.data.filter(needsAttention) ?? [];
  if (!source) return null;
  return (
    <div className={css.notes.page}>
      <Note title={`Источник «${source.name}»: ${stateOf(source).label.toLowerCase()}.`}>
        {source.trouble && `${source.trouble}. `}В продаже прежний прайс-лист.{' '}
        <Link href={href}>Открыть источники</Link>
      </Note>
    </div>
  );
}
