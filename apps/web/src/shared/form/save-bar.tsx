import { Button } from '@org/ui/button';
import { SubmitButton } from './form.tsx';
import * as css from './save-bar.css.ts';

export interface SaveBarProps {
  /** Restores the saved values. */
  onCancel: () => void;
}

/** The bar at the bottom of a form with unsaved changes. */
export function SaveBar({ onCancel }: SaveBarProps) {
  return (
    <div className={css.bar}>
      <span className={css.words} role="status">
        Есть несохранённые изменения
      </span>
      <Button variant="ghost" onPress={onCancel}>
        Отменить
      </Button>
      <SubmitButton pendingText="Сохраняем">Сохранить</SubmitButton>
    </div>
  );
}
