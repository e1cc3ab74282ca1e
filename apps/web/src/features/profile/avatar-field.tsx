import { Avatar } from '@org/ui/avatar';
import { Button } from '@org/ui/button';
import { FileDrop, type Rejection } from '@org/ui/file-drop';
import { FileProgress } from '@org/ui/file-progress';
import { Trash2Icon } from '@org/ui/icons';
import { Suspense, useRef, useState } from 'react';
import { messageOf } from '../../shared/api/api.ts';
import { load } from '../../shared/api/load.ts';
import { lazyPart } from '../../shared/page/lazy-part.ts';
import { useCall } from '../../shared/page/use-call.ts';
import * as css from './avatar-field.css.ts';
import { NO_NAME } from './names.ts';
import { readPicture, releasePicture } from './picture.ts';

const AvatarCrop = lazyPart(() => load(() => import('./avatar-crop.tsx')), 'AvatarCrop');

/** @see specification, section 5 */
const ACCEPTED = ['.png', '.jpg', '.jpeg', '.gif'];
const MAX_BYTES = 5 * 1024 * 1024;
const refusals: Record<Rejection['reason'], string> = {
  type: 'Подойдут только PNG, JPG и GIF',
  size: 'Файл больше 5 МБ',
  count: 'Выберите один файл',
};

export interface AvatarFieldProps {
  name: string;
  avatar: string | null;
  /** Uploads the square that was cut out. */
  onUpload: (
    file: Blob,
    onProgress: (percent: number) => void,
    signal: AbortSignal,
  ) => Promise<unknown>;
  onRemove: () => Promise<unknown>;
}

/** The avatar. A new one is chosen, cut out and uploaded; the current one can be removed. */
export function AvatarField({ name, avatar, onUpload, onRemove }: AvatarFieldProps) {
  const [picture, setPicture] = useState<HTMLImageElement>();
  const [error, setError] = useState<string>();
  const remove = useCall(onRemove);
  const { percent, start, cancel } = useUpload(onUpload, setError);

  const choose = async ([file]: readonly File[]) => {
    setError(undefined);
    try {
      if (file) setPicture(await readPicture(file));
    } catch {
      setError('Файл не открывается как картинка');
    }
  };
  const close = () => {
    if (picture) releasePicture(picture);
    setPicture(undefined);
  };

  return (
    <div className={css.root}>
      <div className={css.now}>
        <Avatar name={name} src={avatar} prompt={NO_NAME} size={88} />
        {avatar && (
          <Button
            variant="danger-ghost"
            size="s"
            icon={<Trash2Icon size={16} />}
            isPending={remove.isPending}
            pendingText="Убираем"
            onPress={remove.run}
          >
            Убрать фото
          </Button>
        )}
      </div>
      <FileDrop
        label="Перетащите фотографию сюда"
        dropLabel="Отпустите, чтобы выбрать"
        buttonText={avatar ? 'Выбрать другое фото' : 'Выбрать фото'}
        acceptedTypes={ACCEPTED}
        maxBytes={MAX_BYTES}
        hint="PNG, JPG или GIF до 5 МБ"
        errorMessage={error}
        isDisabled={percent !== undefined}
        onFiles={choose}
        onReject={([rejection]) => setError(rejection && refusals[rejection.reason])}
      >
        {percent !== undefined && (
          <FileProgress
            name="Фотография"
            details={percent < 100 ? 'Отправляем' : 'Сохраняем'}
            value={percent}
            removeLabel="Отменить"
            onRemove={cancel}
          />
        )}
      </FileDrop>
      <Suspense>
        {picture && (
          <AvatarCrop
            picture={picture}
            onClose={close}
            onCrop={(square) => {
              close();
              void start(square);
            }}
          />
        )}
      </Suspense>
    </div>
  );
}

/** An upload with its progress; undefined while there is none. */
function useUpload(
  onUpload: AvatarFieldProps['onUpload'],
  onError: (message: string | undefined) => void,
) {
  const [percent, setPercent] = useState<number>();
  const call = useRef<AbortController>(null);
  const start = async (file: Blob) => {
    call.current = new AbortController();
    const { signal } = call.current;
    setPercent(0);
    try {
      await onUpload(file, setPercent, signal);
    } catch (reason) {
      if (!signal.aborted) onError(messageOf(reason));
    } finally {
      setPercent(undefined);
    }
  };
  return { percent, start, cancel: () => call.current?.abort() };
}
