import { Button } from '@org/ui/button';
import { CopyIcon } from '@org/ui/icons';
import { DialogActions } from '@org/ui/modal';
import { Note } from '@org/ui/note';
import { Stack } from '@org/ui/stack';
import { toast } from '../../../shared/page/messages.ts';
import * as ruled from '../../../shared/page/ruled-list.css.ts';

interface SecretViewProps {
  secret: string;
  /** The Russian word for it. */
  what: 'ключ' | 'секрет';
  /** What the secret is for, and who must not have it. */
  children: string;
  onClose: () => void;
}

const capital = (word: string) => word[0]?.toUpperCase() + word.slice(1);

/** Shows a new secret, which is never shown again. */
export function SecretView({ secret, what, children, onClose }: SecretViewProps) {
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => toast.success(`${capital(what)} скопирован`),
      () => toast.error(`Браузер не дал скопировать. Выделите ${what} и скопируйте его сами`),
    );
  return (
    <Stack>
      <Note title={`Сохраните ${what} сейчас:`}>больше мы его не покажем. {children}</Note>
      <code className={ruled.secret}>{secret}</code>
      <div>
        <Button icon={<CopyIcon size={16} />} onPress={copy}>
          Скопировать
        </Button>
      </div>
      <DialogActions>
        <Button variant="primary" onPress={onClose}>
          Я сохранил {what}
        </Button>
      </DialogActions>
    </Stack>
  );
}
