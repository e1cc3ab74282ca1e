import { Button } from '@org/ui/button';
import { Chip, ChipGroup } from '@org/ui/chip';
import { Link } from '@org/ui/link';
import { Suspense, useState } from 'react';
import { countOf, MODELS, OF_SUPPLIERS, OFFERS } from '../../shared/format/format.ts';
import { lazyPart } from '../../shared/page/lazy-part.ts';
import type { Draft } from './showcase-draft.ts';
import type { ShowcasePreview } from './showcases.atoms.ts';
import * as css from './showcases.css.ts';

const SuppliersDialog = lazyPart(() => import('./suppliers-dialog.tsx'), 'SuppliersDialog');

/** The content of a showcase, in words. */
export interface Described {
  /** The section, which can't be changed. */
  title: string;
  /** The conditions, and the fields of the filter that are cleared with each. */
  conditions: readonly { id: string; label?: string; text: string; clears: string[] }[];
  /** The same search in the catalog. */
  href: string;
}

interface ShowcaseContentsProps extends Described {
  draft: Draft;
  preview: ShowcasePreview | undefined;
  isNew: boolean;
  onChange: (changes: Partial<Draft>) => void;
}

const without = (filter: Draft['filter'], fields: readonly string[]) =>
  Object.fromEntries(Object.entries(filter).filter(([name]) => !fields.includes(name)));

/** The content of a showcase: conditions that can be removed, and suppliers that are left out. */
export function ShowcaseContents(props: ShowcaseContentsProps) {
  const { title, conditions, href, draft, preview, isNew, onChange } = props;
  const [isChoosing, setChoosing] = useState(false);
  const left = draft.suppliers_not.length;
  return (
    <section className={css.section} aria-label="Что входит">
      <div className={css.sectionHead}>
        <h2 className={css.heading}>Что входит</h2>
        {preview && (
          <span className={css.note} role="status">
            {countOf(preview.total, MODELS)}, {countOf(preview.offers_total, OFFERS)}
          </span>
        )}
        <span className={css.right}>
          <Link href={href}>{isNew ? 'Открыть в каталоге' : 'Изменить отбор в каталоге'}</Link>
        </span>
      </div>
      <div className={css.contents}>
        <span className={css.chip}>{title}</span>
        {conditions.length > 0 && (
          <ChipGroup
            label="Условия отбора"
            onRemove={(id) => {
              const gone = conditions.find((one) => one.id === id);
              if (gone) onChange({ filter: without(draft.filter, gone.clears) });
            }}
          >
            {conditions.map(({ id, label, text }) => (
              <Chip key={id} id={id} label={label}>
                {text}
              </Chip>
            ))}
          </ChipGroup>
        )}
        <Button variant="secondary" size="s" onPress={() => setChoosing(true)}>
          {left === 0 ? 'Все поставщики' : `Без ${countOf(left, OF_SUPPLIERS)}`}
        </Button>
      </div>
      {!isNew && (
        <p className={css.note}>
          В каталоге задайте новый отбор, нажмите «Сделать витрину» и выберите эту витрину: цены и
          ссылки останутся.
        </p>
      )}
      {isChoosing && (
        <Suspense>
          <SuppliersDialog
            section={draft.section}
            filter={draft.filter}
            left={draft.suppliers_not}
            onChoose={(suppliers_not) => onChange({ suppliers_not })}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </section>
  );
}
