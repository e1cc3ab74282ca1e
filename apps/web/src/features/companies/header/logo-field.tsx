import { Avatar } from '@org/ui/avatar';
import { IconButton } from '@org/ui/icon-button';
import { Trash2Icon } from '@org/ui/icons';
import { VisuallyHidden } from '@org/ui/visually-hidden';
import { Button } from 'react-aria-components/Button';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { useBusy } from '../../../shared/hooks/use-busy.ts';
import { useMedia } from '../../../shared/hooks/use-media.ts';
import { toast, toastError } from '../../../shared/page/messages.ts';
import { shortName } from '../company-words.ts';
import * as css from './company-header.css.ts';

export interface LogoFieldProps {
  name: string;
  logo: string | null;
  /** Whether the user may change it. */
  canChange: boolean;
  /** Sets a picture as the logo. */
  onUpload: (file: File) => Promise<unknown>;
  onRemove: () => Promise<unknown>;
}

const MAX_BYTES = 5 * 1024 * 1024;
const TYPES = ['.png', '.jpg', '.jpeg', '.gif'];

function refusalOf({ name, size }: File): string | null {
  if (!TYPES.some((type) => name.toLowerCase().endsWith(type))) return 'Нужен PNG, JPG или GIF';
  return size > MAX_BYTES ? 'Файл больше 5 МБ' : null;
}

/** The logo. A press chooses another one; the basket at its corner removes it. */
export function LogoField({ name, logo, canChange, onUpload, onRemove }: LogoFieldProps) {
  const [isBusy, during] = useBusy();
  const isPhone = useMedia('(max-width: 699.98px)');
  const choose = (file: File | undefined) => {
    if (!file) return;
    const refusal = refusalOf(file);
    if (refusal) toast.error(refusal);
    else void during(onUpload(file)).catch(toastError);
  };
  const picture = (
    <Avatar
      name={shortName(name)}
      src={logo}
      size={isPhone ? 64 : 88}
      shape="square"
      isDecorative
    />
  );
  if (!canChange) return <div className={css.logo}>{picture}</div>;
  return (
    <div className={css.logo}>
      <FileTrigger acceptedFileTypes={TYPES} onSelect={(files) => choose(files?.[0])}>
        <Button className={css.choose} isPending={isBusy}>
          <VisuallyHidden>{logo ? 'Сменить логотип' : 'Загрузить логотип'}</VisuallyHidden>
          {picture}
        </Button>
      </FileTrigger>
      {logo && (
        <span className={css.corner}>
          <IconButton
            label="Удалить фото"
            variant="inherit"
            icon={<Trash2Icon size={16} />}
            isPending={isBusy}
            onPress={() => void during(onRemove()).catch(toastError)}
          />
        </span>
      )}
    </div>
  );
}
