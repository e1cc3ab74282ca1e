import { Button } from '@org/ui/button';
import { DialogActions } from '@org/ui/modal';
import { type PointerEvent, useState } from 'react';
import { Dialog } from '../../shared/page/dialog.tsx';
import * as css from './avatar-crop.css.ts';
import { CENTRE, type Crop, MAX_ZOOM, panned, squareOf } from './crop.ts';
import { cropPicture } from './picture.ts';

export interface AvatarCropProps {
  picture: HTMLImageElement;
  /** Called with the chosen square as a file. */
  onCrop: (square: Blob) => void;
  onClose: () => void;
}

const ranges = [
  { key: 'zoom', label: 'Масштаб', min: 1, max: MAX_ZOOM },
  { key: 'x', label: 'Левее — правее', min: 0, max: 1 },
  { key: 'y', label: 'Выше — ниже', min: 0, max: 1 },
] as const;

/** Chooses the square of a picture that becomes the avatar; its middle by default. */
export function AvatarCrop({ picture, onCrop, onClose }: AvatarCropProps) {
  const [crop, setCrop] = useState(CENTRE);
  const size = { width: picture.naturalWidth, height: picture.naturalHeight };
  const { side } = squareOf(size, crop);
  const room = { zoom: 1, x: size.width - side, y: size.height - side };
  return (
    <Dialog title="Кадрирование" isDismissable={false} onClose={onClose}>
      <div className={css.body}>
        <Frame picture={picture} size={size} crop={crop} onChange={setCrop} />
        {ranges.map(({ key, label, min, max }) => (
          <label key={key} className={css.range}>
            {label}
            <input
              className={css.input}
              type="range"
              min={min}
              max={max}
              step={(max - min) / 50}
              value={crop[key]}
              disabled={room[key] === 0}
              onChange={(event) => setCrop({ ...crop, [key]: event.target.valueAsNumber })}
            />
          </label>
        ))}
      </div>
      <DialogActions>
        <Button variant="ghost" onPress={() => setCrop(CENTRE)}>
          По центру
        </Button>
        <Button variant="primary" onPress={async () => onCrop(await cropPicture(picture, crop))}>
          Поставить фото
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface FrameProps {
  picture: HTMLImageElement;
  size: { width: number; height: number };
  crop: Crop;
  onChange: (crop: Crop) => void;
}

/** The picture behind a round window. It can be dragged by finger or mouse. */
function Frame({ picture, size, crop, onChange }: FrameProps) {
  const { side, left, top } = squareOf(size, crop);
  const percent = (length: number) => `${(length / side) * 100}%`;
  const pull = (event: PointerEvent<HTMLDivElement>) => {
    if (event.buttons === 0) return;
    const width = event.currentTarget.clientWidth;
    onChange(panned(size, crop, event.movementX / width, event.movementY / width));
  };
  return (
    <div
      className={css.frame}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={pull}
    >
      <img
        src={picture.src}
        alt="Выбранная фотография"
        className={css.picture}
        draggable={false}
        style={{ width: percent(size.width), left: `-${percent(left)}`, top: `-${percent(top)}` }}
      />
      <div className={css.window} />
    </div>
  );
}
