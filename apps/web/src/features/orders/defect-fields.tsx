import { SegmentedControl } from '@org/ui/segmented-control';
import { TextField } from '@org/ui/text-field';
import { formatPieces } from '../../shared/format/format.ts';
import { toast } from '../../shared/page/messages.ts';
import { claimKinds, claimWishes } from './claim-words.ts';
import * as css from './order.css.ts';
import type { Order } from './orders.atoms.ts';
import { PhotoField } from './photo-field.tsx';

type Claim = Order['claims'][number];

/** What is wrong with goods, and what the buyer asks for. */
export interface Defect extends Pick<Claim, 'kind' | 'wish'> {
  comment: string;
  photos: readonly File[];
}

const options = <Value extends string>(labels: Record<Value, string>) =>
  (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label }));

export interface DefectFieldsProps {
  pieces: number;
  /** Before the names of the fields in the call, as `items.0.`. @default none */
  prefix?: string;
  value: Defect;
  onChange: (value: Defect) => void;
}

/** The fields of a claim: what is wrong, a comment, and what the buyer asks for. */
export function DefectFields({ pieces, prefix = '', value, onChange }: DefectFieldsProps) {
  return (
    <div className={css.stripField}>
      <b>Претензия на {formatPieces(pieces)}</b>
      <SegmentedControl
        label="Что не так"
        size="s"
        options={options(claimKinds)}
        value={[value.kind]}
        onChange={([kind]) => onChange({ ...value, kind: kind as Defect['kind'] })}
      />
      <SegmentedControl
        label="Чего вы хотите"
        size="s"
        options={options(claimWishes)}
        value={[value.wish]}
        onChange={([wish]) => onChange({ ...value, wish: wish as Defect['wish'] })}
      />
      <TextField
        name={`${prefix}comment`}
        label="Что видно"
        optionalText="необязательно"
        placeholder="Порез боковины"
        maxLength={1000}
        value={value.comment}
        onChange={(comment) => onChange({ ...value, comment })}
      />
      <PhotoField
        value={value.photos}
        onChange={(photos) => onChange({ ...value, photos })}
        onRefuse={toast.error}
      />
    </div>
  );
}
