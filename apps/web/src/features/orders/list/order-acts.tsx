import { Button } from '@org/ui/button';
import { ButtonLink } from '@org/ui/button-link';
import { PrinterIcon } from '@org/ui/icons';
import { ExportButton } from '../../../shared/page/page-export-button.tsx';
import { paths } from '../../../shared/paths.ts';
import * as css from './orders.css.ts';

export interface OrderActsProps {
  side: 'buyer' | 'supplier';
  onExport: () => Promise<void>;
}

/** What can be done with all orders that were found: the file, the print, and their sums by months. */
export function OrderActs({ side, onExport }: OrderActsProps) {
  return (
    <div className={css.acts}>
      {side === 'buyer' && (
        <ButtonLink variant="ghost" href={paths.purchases}>
          Закупки по месяцам
        </ButtonLink>
      )}
      <ExportButton onExport={onExport} />
      <Button variant="ghost" icon={<PrinterIcon size={16} />} onPress={() => window.print()}>
        Печать
      </Button>
    </div>
  );
}
