import { Button } from '@org/ui/button';
import { ButtonLink } from '@org/ui/button-link';
import { DownloadIcon, FileSpreadsheetIcon } from '@org/ui/icons';
import { Text } from '@org/ui/text';
import type { ReactNode } from 'react';
import type { Cart } from '../../shared/cart/cart-lines.ts';
import { countOf, formatPieces, POSITIONS, SUPPLIERS } from '../../shared/format/format.ts';
import { paths } from '../../shared/page/paths.ts';
import { useCall } from '../../shared/page/use-call.ts';
import * as css from './cart.css.ts';

export interface CartHeadProps {
  /** The page's heading. It shares a line with the actions on the whole cart. */
  heading: ReactNode;
  cart: Cart;
  onClear: () => void;
  onExport: () => Promise<unknown>;
}

/** The heading of the cart, what is in it, and the actions on all of it. */
export function CartHead({ heading, cart, onClear, onExport }: CartHeadProps) {
  const exporting = useCall(onExport);
  return (
    <div className={css.head}>
      {heading}
      <Text as="span" size={13} tone="secondary">
        {countOf(cart.items_count, POSITIONS)}, {formatPieces(cart.quantity)}
        {cart.suppliers.length > 1 && `, ${countOf(cart.suppliers.length, SUPPLIERS)}`}
      </Text>
      <div className={css.acts}>
        <ButtonLink
          variant="ghost"
          size="s"
          href={paths.requests}
          icon={<FileSpreadsheetIcon size={16} />}
        >
          Заявки
        </ButtonLink>
        <Button
          variant="ghost"
          size="s"
          icon={<DownloadIcon size={16} />}
          isPending={exporting.isPending}
          onPress={exporting.run}
        >
          Экспорт
        </Button>
        <Button variant="ghost" size="s" onPress={onClear}>
          Очистить
        </Button>
      </div>
    </div>
  );
}
