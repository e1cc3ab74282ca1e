import { Button } from '@org/ui/button';
import { CopyIcon, PencilIcon, RefreshCwIcon } from '@org/ui/icons';
import { TextField } from '@org/ui/text-field';
import { type ReactNode, useState } from 'react';
import { Form, SubmitButton, type Values } from '../../shared/form/form.tsx';
import { useCall } from '../../shared/hooks/use-call.ts';
import { repeatOf } from './repeats/repeat-words.ts';
import type { Repeat } from './repeats/repeats.atoms.ts';
import type { GoodsRequest } from './request-calls.ts';
import { originOf } from './request-words.ts';
import * as css from './requests.css.ts';

export interface RequestHeadProps {
  request: GoodsRequest;
  /** The page's heading. */
  heading: ReactNode;
  onRename: (name: string) => Promise<unknown>;
  onClose: (isClosed: boolean) => Promise<unknown>;
  onCopy: () => Promise<unknown>;
  /** how it repeats; undefined if it does not */
  repeat: Repeat | undefined;
  onRepeat: () => void;
}

/** Which request it is, where it comes from, who changed it, and what is done with all of it. */
export function RequestHead({ request, heading, onRename, onClose, ...props }: RequestHeadProps) {
  const { onCopy, repeat, onRepeat } = props;
  const [isRenaming, setRenaming] = useState(false);
  const closing = useCall(() => onClose(!request.is_closed));
  const copying = useCall(onCopy);
  const rename = async (values: Values) => {
    await onRename(values.name?.trim() ?? '');
    setRenaming(false);
  };
  return (
    <div className={css.head}>
      <div>
        {heading}
        {request.name !== '' && <p className={css.name}>{request.name}</p>}
        <p className={css.summary}>{originOf(request)}</p>
        {repeat && <p className={css.summary}>Повторяется {repeatOf(repeat)}</p>}
      </div>
      <div className={css.acts}>
        <Button
          variant="ghost"
          icon={<PencilIcon size={16} />}
          onPress={() => setRenaming(!isRenaming)}
        >
          {request.name === '' ? 'Назвать' : 'Переименовать'}
        </Button>
        <Button
          variant="ghost"
          icon={<CopyIcon size={16} />}
          isPending={copying.isPending}
          onPress={copying.run}
        >
          Копировать
        </Button>
        <Button variant="ghost" icon={<RefreshCwIcon size={16} />} onPress={onRepeat}>
          {repeat ? 'Изменить повтор' : 'Повторять'}
        </Button>
        <Button variant="ghost" isPending={closing.isPending} onPress={closing.run}>
          {request.is_closed ? 'Открыть снова' : 'Закрыть'}
        </Button>
      </div>
      {isRenaming && (
        <div className={css.renaming}>
          <Form label="Назвать заявку" send={rename}>
            <div className={css.saving}>
              <TextField
                name="name"
                aria-label="Название заявки"
                autoFocus
                maxLength={100}
                defaultValue={request.name}
              />
              <SubmitButton pendingText="Сохраняем">Сохранить</SubmitButton>
              <Button variant="ghost" onPress={() => setRenaming(false)}>
                Отменить
              </Button>
            </div>
          </Form>
        </div>
      )}
    </div>
  );
}
