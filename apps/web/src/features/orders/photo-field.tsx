import { Button } from '@org/ui/button';
import { UploadIcon, XIcon } from '@org/ui/icons';
import { Inline } from '@org/ui/inline';
import { useRef } from 'react';

const ACCEPT = '.png,.jpg,.jpeg,.webp,.heic';
const MAX = { photos: 10, bytes: 10 * 1024 * 1024 };

const tooLarge = (files: readonly File[]) => files.filter(({ size }) => size > MAX.bytes);

export interface PhotoFieldProps {
  value: readonly File[];
  onChange: (photos: readonly File[]) => void;
  /** Called with a message about files that can't be taken. */
  onRefuse: (text: string) => void;
}

/** The field for photos of a defect. A phone offers its camera. */
export function PhotoField({ value, onChange, onRefuse }: PhotoFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const add = (files: readonly File[]) => {
    const large = tooLarge(files);
    if (large[0]) onRefuse(`«${large[0].name}» больше 10 МБ`);
    const all = [...value, ...files.filter((file) => !large.includes(file))];
    if (all.length > MAX.photos) onRefuse(`Не больше ${MAX.photos} фото`);
    onChange(all.slice(0, MAX.photos));
  };
  return (
    <Inline>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={ACCEPT}
        aria-label="Фото"
        onChange={({ currentTarget }) => {
          add([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      <Button size="s" icon={<UploadIcon size={16} />} onPress={() => input.current?.click()}>
        Приложить фото
      </Button>
      {value.map((file, at) => (
        <Button
          key={`${file.name}${file.lastModified}${file.size}`}
          size="s"
          icon={<XIcon size={14} />}
          aria-label={`Убрать ${file.name}`}
          onPress={() => onChange(value.filter((_, other) => other !== at))}
        >
          {file.name}
        </Button>
      ))}
    </Inline>
  );
}
