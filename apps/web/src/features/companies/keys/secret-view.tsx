import { Button } from '@org/ui/button';
import { CopyIcon } from '@org/ui/icons';
import { DialogActions } from '@org/ui/modal';
import { Note } from '@org/ui/note';
import { tell } from '../../../shared/messages.ts';
import * as css from './keys.css.ts';

/** The secret of a new key, the one time that it is seen. */
export function SecretView({ secret, onClose }: { secret: string; onClose: () => void }) {
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => tell.success('Ключ скопирован'),
      () => tell.error('Браузер не дал скопировать. Выделите ключ и скопируйте его сами'),
    );
  return (
    <div className={css.stack}>
      <Note title="Сохраните ключ сейчас:">
        больше мы его не покажем. Кто его знает, тот действует от имени компании.
      </Note>
      <code className={css.secret}>{secret}</code>
      <div>
        <Button icon={<CopyIcon size={16} />} onPress={copy}>
          Скопировать
        </Button>
      </div>
      <DialogActions>
        <Button variant="primary" onPress={onClose}>
          Я сохранил ключ
        </Button>
      </DialogActions>
    </div>
  );
}
