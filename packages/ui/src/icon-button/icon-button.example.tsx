import { IconButton } from '@org/ui/icon-button';
import { HeartIcon } from '@org/ui/icons';
import { useState } from 'react';

export function Example() {
  const [isLiked, setLiked] = useState(false);
  return (
    <IconButton
      label={isLiked ? 'Remove from favourites' : 'Add to favourites'}
      icon={<HeartIcon isFilled={isLiked} />}
      isSelected={isLiked}
      onPress={() => setLiked(!isLiked)}
    />
  );
}
