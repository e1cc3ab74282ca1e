import { Button } from '@org/ui/button';
import { Trash2Icon } from '@org/ui/icons';
import { Inline } from '@org/ui/inline';
import { Text } from '@org/ui/text';
import { useState } from 'react';
import { FormSection } from '../../../shared/form/form-section.tsx';
import { AsyncConfirmDialog } from '../../../shared/page/async-confirm-dialog.tsx';
import type { Company } from '../companies.atoms.ts';
import * as css from './company-form.css.ts';

export interface DeleteSectionProps {
  company: Pick<Company, 'name' | 'inn' | 'filials' | 'owner'>;
  onDelete: () => Promise<unknown>;
}

/** Deletes a company, once its ИНН (or its name) has been typed. */
export function DeleteSection({ company, onDelete }: DeleteSectionProps) {
  const [isDialogOpen, setDialogOpen] = useState(false);
  const { name, inn, filials, owner } = company;
  if (!owner) return null;
  return (
    <FormSection title="Удаление">
      <Inline gap={6} rowGap={2}>
        <span className={css.remove}>
          <Button
            variant="danger-ghost"
            icon={<Trash2Icon size={16} />}
            onPress={() => setDialogOpen(true)}
          >
            Удалить компанию
          </Button>
        </span>
        <Text as="span" size={13} tone="hint">
          {filials.length > 0
            ? 'Сначала открепите или удалите филиалы'
            : 'Вернуть её можно 30 дней'}
        </Text>
      </Inline>
      {isDialogOpen && (
        <AsyncConfirmDialog
          onClose={() => setDialogOpen(false)}
          title={`Удалить компанию «${name}»?`}
          confirmLabel="Удалить компанию"
          cancelLabel="Оставить"
          pendingText="Удаляем"
          isDestructive
          phrase={inn ?? name}
          phraseLabel={`Чтобы подтвердить, введите ${inn ? 'ИНН' : 'название'}`}
          onConfirm={onDelete}
        >
          Остатки сразу уйдут с продажи, сотрудники, ключи и источники потеряют доступ. 30 дней
          компанию можно вернуть со всем, что в ней было, потом она удалится насовсем.
        </AsyncConfirmDialog>
      )}
    </FormSection>
  );
}
