import { Button } from '@org/ui/button';
import { useEffect, useState } from 'react';
import { saveFile } from '../../shared/save-file.ts';
import type { OrderActions } from './actions.ts';
import * as css from './messages.css.ts';
import type { Order } from './orders.atoms.ts';

type Photo = Order['claims'][number]['photos'][number];

/** True for photos that browsers can show. The original photos of an iPhone can only be saved. */
const isShown = ({ name }: Photo) => /\.(png|jpe?g|webp)$/i.test(name);

export interface ClaimPhotosProps {
  photos: readonly Photo[];
  onLoad: OrderActions['photo'];
}

/** The photos of a claim, small; each opens in full in a tab of its own. */
export const ClaimPhotos = ({ photos, onLoad }: ClaimPhotosProps) => (
  <ul className={css.photos} aria-label="Фото">
    {photos.map((photo) => (
      <li key={photo.id}>
        {isShown(photo) ? (
          <Thumbnail photo={photo} onLoad={onLoad} />
        ) : (
          <SaveButton photo={photo} onLoad={onLoad} />
        )}
      </li>
    ))}
  </ul>
);

interface PhotoProps extends Pick<ClaimPhotosProps, 'onLoad'> {
  photo: Photo;
}

function SaveButton({ photo: { id, name }, onLoad }: PhotoProps) {
  const save = async () => {
    const blob = await onLoad(id);
    if (blob) saveFile({ blob }, name);
  };
  return (
    <Button size="s" onPress={() => void save()}>
      {name}
    </Button>
  );
}

function Thumbnail({ photo, onLoad }: PhotoProps) {
  const { id, name } = photo;
  const [address, setAddress] = useState<string>();
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    let isGone = false;
    let made: string | undefined;
    void onLoad(id).then((blob) => {
      if (isGone) return;
      if (!blob) return setBroken(true);
      made = URL.createObjectURL(blob);
      setAddress(made);
    });
    return () => {
      isGone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [id, onLoad]);
  if (isBroken) return <SaveButton photo={photo} onLoad={onLoad} />;
  if (!address) return <span className={css.photo} />;
  return (
    <a href={address} target="_blank" rel="noreferrer">
      <img className={css.photo} src={address} alt={name} onError={() => setBroken(true)} />
    </a>
  );
}
