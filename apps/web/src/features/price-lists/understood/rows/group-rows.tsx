import { Button } from '@org/ui/button';
import { ChevronDownIcon } from '@org/ui/icons';
import { useState } from 'react';
import { countOf, ROWS } from '../../../../shared/format/format.ts';
import type { ImportId } from '../../price-lists.atoms.ts';
import type { Doubt } from '../understood-names.atoms.ts';
import { RowsTable } from './rows-table.tsx';

/** Enough to decide by; the next question stays near. */
const FIRST = 5;

/** The rows that a question is about, with the words in question marked. */
export function GroupRows({ id, doubt }: { id: ImportId; doubt: Doubt }) {
  const [isAll, setAll] = useState(doubt.rows <= FIRST);
  return (
    <>
      <RowsTable
        query={{ ...id, doubt: doubt.id }}
        total={isAll ? doubt.rows : FIRST}
        subject={doubt.subject.split(' ≠ ')[0]}
        label={`Строки: ${doubt.text}`}
      />
      {!isAll && (
        <Button
          variant="ghost"
          size="s"
          icon={<ChevronDownIcon size={16} />}
          onPress={() => setAll(true)}
        >
          {`Ещё ${countOf(doubt.rows - FIRST, ROWS)}`}
        </Button>
      )}
    </>
  );
}
