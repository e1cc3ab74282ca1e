import { Button } from '@org/ui/button';
import { DialogActions } from '@org/ui/modal';
import { useState } from 'react';
import { Dialog } from '../../../shared/page/dialog.tsx';
import { FactList } from './fact-list.tsx';
import * as css from './facts.css.ts';
import { FactsForm } from './facts-form.tsx';
import type { OnCorrect, ProductFacts } from './facts-words.ts';

export interface FactsDialogProps {
  /** The product's name. */
  title: string;
  facts: ProductFacts;
  onCorrect: OnCorrect;
  onClose: () => void;
}

/** What is known of a product, and who states it. A user who sells the product may correct it. */
export function FactsDialog({ title, facts, onCorrect, onClose }: FactsDialogProps) {
  const [isEdited, setEdited] = useState(false);
  const [isBusy, setBusy] = useState(false);
  return (
    <Dialog
      size="wide"
      onClose={onClose}
      title={isEdited ? 'Исправить характеристики' : 'Характеристики'}
      isBusy={isBusy}
      isDismissable={!isEdited}
    >
      <p className={css.lead}>{title}</p>
      {isEdited ? (
        <FactsForm
          facts={facts}
          onBusy={setBusy}
          onCorrect={onCorrect}
          onDone={() => setEdited(false)}
        />
      ) : (
        <>
          <FactList facts={facts} />
          <DialogActions>
            <Button slot="close">Закрыть</Button>
            {facts.companies.length > 0 && (
              <Button variant="primary" onPress={() => setEdited(true)}>
                Исправить
              </Button>
            )}
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}
