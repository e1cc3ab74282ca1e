import { Button } from '@org/ui/button';
import { CopyIcon, DownloadIcon } from '@org/ui/icons';
import { Inline } from '@org/ui/inline';
import { DialogActions } from '@org/ui/modal';
import { Note } from '@org/ui/note';
import { Stack } from '@org/ui/stack';
import { toast } from '../../shared/page/messages.ts';
import { saveFile } from '../../shared/save-file.ts';
import * as css from './second-factor.css.ts';

export interface CodesViewProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Shows the recovery codes, which are never shown again. */
export function CodesView({ codes, onClose }: CodesViewProps) {
  const text = codes.join('\n');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.success('Коды скопированы'),
      () => toast.error('Браузер не дал скопировать. Скачайте файл или перепишите коды'),
    );
  const save = () =>
    saveFile(
      { blob: new Blob([`${text}\n`], { type: 'text/plain' }) },
      'Протектор, резервные коды.txt',
    );
  return (
    <Stack>
      <Note title="Сохраните коды сейчас:">
        больше мы их не покажем. Каждый сработает один раз, если ключа или телефона не будет под
        рукой.
      </Note>
      <ul className={css.codes} aria-label="Резервные коды">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Inline align="stretch">
        <Button icon={<CopyIcon size={16} />} onPress={copy}>
          Скопировать
        </Button>
        <Button icon={<DownloadIcon size={16} />} onPress={save}>
          Скачать
        </Button>
      </Inline>
      <DialogActions>
        <Button variant="primary" onPress={onClose}>
          Я сохранил коды
        </Button>
      </DialogActions>
    </Stack>
  );
}
