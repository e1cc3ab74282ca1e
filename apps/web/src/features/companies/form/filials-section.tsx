import { Avatar } from '@org/ui/avatar';
import { Button } from '@org/ui/button';
import { Link } from '@org/ui/link';
import { Stack } from '@org/ui/stack';
import { Text } from '@org/ui/text';
import { useState } from 'react';
import { FormSection } from '../../../shared/form/form-section.tsx';
import { AsyncConfirmDialog } from '../../../shared/page/async-confirm-dialog.tsx';
import { paths } from '../../../shared/page/paths.ts';
import type { Company } from '../companies.atoms.ts';
import { dayOf, shortName } from '../company-words.ts';
import * as css from './company-form.css.ts';

type Filial = Company['filials'][number];

export interface FilialsSectionProps {
  filials: readonly Filial[];
  /** The user may detach branches. */
  isOwner: boolean;
  /** Detaches a branch from its parent company. */
  onDetach: (filial: Filial) => Promise<unknown>;
}

/** The branches of a company, each of which can be detached. */
export function FilialsSection({ filials, isOwner, onDetach }: FilialsSectionProps) {
  const [detaching, setDetaching] = useState<Filial>();
  if (filials.length === 0) return null;
  return (
    <FormSection title="Филиалы" note="Открепление не удаляет компанию.">
      <Stack as="ul" gap={0}>
        {filials.map((filial) => (
          <li key={filial.id} className={css.item}>
            <Avatar name={shortName(filial.name)} shape="square" isDecorative />
            <div>
              <div className={css.itemName}>
                <Link variant="quiet" href={paths.company(filial.id)}>
                  {filial.name}
                </Link>
              </div>
              <Text as="div" size={13} tone="hint">
                {[filial.city, filial.actual_address, `с ${dayOf(filial.registered_at)}`]
                  .filter(Boolean)
                  .join(', ')}
              </Text>
            </div>
            {isOwner && (
              <Button
                variant="ghost"
                aria-label={`Открепить: ${filial.name}`}
                onPress={() => setDetaching(filial)}
              >
                Открепить
              </Button>
            )}
          </li>
        ))}
      </Stack>
      {detaching && (
        <AsyncConfirmDialog
          onClose={() => setDetaching(undefined)}
          title={`Открепить «${detaching.name}»?`}
          confirmLabel="Открепить"
          cancelLabel="Не откреплять"
          pendingText="Открепляем"
          onConfirm={() => onDetach(detaching)}
        >
          Филиал станет отдельной компанией. Его сотрудники, остатки и заказы останутся с ним.
        </AsyncConfirmDialog>
      )}
    </FormSection>
  );
}
