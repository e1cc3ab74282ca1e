import { Button } from '@org/ui/button';
import { ComboBox } from '@org/ui/combo-box';
import { DialogActions } from '@org/ui/modal';
import { Note } from '@org/ui/note';
import { Radio, RadioGroup } from '@org/ui/radio-group';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { messageOf } from '../../shared/api/api.ts';
import { listWords } from '../../shared/format/list-words.ts';
import { titleOf } from '../../shared/format/marking.ts';
import { useBusy } from '../../shared/hooks/use-busy.ts';
import { useLastLoaded } from '../../shared/hooks/use-last-loaded.ts';
import { Dialog } from '../../shared/page/dialog.tsx';
import { productsAtom, type Rest } from './rests.atoms.ts';
import * as css from './rests.css.ts';

interface ProductFieldProps {
  /** The product that the row was matched to. Products like it are offered first, itself not at all. */
  wrong: Rest['product'];
  value: string | null;
  onChange: (id: string | null) => void;
}

const words = listWords('Размер, бренд, модель');

/** A field for a product of the catalog, found as buyers find it. */
export function ProductField({ wrong, value, onChange }: ProductFieldProps) {
  const [q, setQuery] = useState('');
  const like = [wrong.brand, wrong.size].filter(Boolean).join(' ');
  const products = useAtomValue(productsAtom({ section: wrong.section, q: q || like }));
  const found = useLastLoaded(products);
  const items = useMemo(
    () =>
      (found ?? [])
        .filter(({ id }) => id !== wrong.id)
        .map(({ id, title }) => ({ value: id, label: title })),
    [found, wrong.id],
  );
  return (
    <ComboBox
      label="Товар"
      placeholder="Выберите товар"
      isRequired
      words={words}
      items={items}
      isLoading={products.isFetching}
      error={products.error ? messageOf(products.error) : undefined}
      onLoadMore={() => void products.refetch()}
      onSearch={setQuery}
      value={value}
      onChange={onChange}
    />
  );
}

export interface MismatchDialogProps {
  rest: Rest;
  /** Moves the row to another product; null makes a product of its own. */
  onMove: (productId: string | null) => Promise<unknown>;
  onClose: () => void;
}

/** «Не тот товар»: says why the row was matched to its product, and asks what it really is. */
export function MismatchDialog({ rest, onMove, onClose }: MismatchDialogProps) {
  const [isOwn, setOwn] = useState(true);
  const [productId, setProductId] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const [isBusy, during] = useBusy();
  const move = () => {
    setError(undefined);
    during(onMove(isOwn ? null : productId)).then(onClose, (reason) => setError(messageOf(reason)));
  };
  return (
    <Dialog onClose={onClose} title="Не тот товар" isBusy={isBusy}>
      <div className={css.dialog}>
        <Evidence rest={rest} />
        <RadioGroup
          label="Что это на самом деле"
          value={isOwn ? 'own' : 'other'}
          onChange={(value) => setOwn(value === 'own')}
        >
          <Radio value="own" description="Заведём его по названию из прайса">
            Отдельный товар
          </Radio>
          <Radio value="other" description="Найдите его по размеру и модели">
            Другой товар из каталога
          </Radio>
        </RadioGroup>
        {!isOwn && <ProductField wrong={rest.product} value={productId} onChange={setProductId} />}
        <p className={css.note}>Запомним для следующих прайс-листов.</p>
        {error && <Note tone="danger">{error}</Note>}
        <DialogActions>
          <Button slot="close" isDisabled={isBusy}>
            Оставить
          </Button>
          <Button
            variant="primary"
            isDisabled={!isOwn && productId === null}
            isPending={isBusy}
            pendingText="Переносим"
            onPress={move}
          >
            Перенести
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}

function Evidence({ rest: { source_name, product, match } }: Pick<MismatchDialogProps, 'rest'>) {
  return (
    <dl className={css.facts}>
      <dt className={css.note}>В прайсе</dt>
      <dd>{source_name ?? 'Заведено без прайс-листа'}</dd>
      <dt className={css.note}>В каталоге</dt>
      <dd>{titleOf(product)}</dd>
      {match.evidence && (
        <>
          <dt className={css.note}>Почему</dt>
          <dd>{match.evidence}</dd>
        </>
      )}
    </dl>
  );
}
