import { Button } from '@org/ui/button';
import { IconButton } from '@org/ui/icon-button';
import { HeartIcon } from '@org/ui/icons';
import { type FavoriteSupplier, useFavorite } from './use-favorite.ts';

export interface FavoriteButtonProps {
  supplier: FavoriteSupplier;
  /**
   * `icon` beside a name, `button` with words where the page is about this supplier.
   * @default 'icon'
   */
  look?: 'icon' | 'button';
}

/** The heart of a supplier: filled for a favorite; a press toggles it. */
export function FavoriteButton({ supplier, look = 'icon' }: FavoriteButtonProps) {
  const [isFavorite, toggle] = useFavorite(supplier);
  if (look === 'button')
    return (
      <Button icon={<HeartIcon size={16} isFilled={isFavorite} />} onPress={toggle}>
        {isFavorite ? 'В избранном' : 'В избранное'}
      </Button>
    );
  return (
    <IconButton
      label={`Избранное: ${supplier.name}`}
      icon={<HeartIcon size={16} isFilled={isFavorite} />}
      isSelected={isFavorite}
      onPress={toggle}
    />
  );
}
