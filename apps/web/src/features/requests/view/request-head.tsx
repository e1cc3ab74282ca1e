import { Button } from '@org/ui/button';
import { IconButton } from '@org/ui/icon-button';
import { CopyIcon, EllipsisIcon, PencilIcon, RefreshCwIcon } from '@org/ui/icons';
import { Inline } from '@org/ui/inline';
import { Menu, MenuItem, MenuTrigger } from '@org/ui/menu';
import { TextField } from '@org/ui/text-field';
import { type ReactNode, useState } from 'react';
import { Form, SubmitButton, type Values } from '../../../shared/form/form.tsx';
import { useCall } from '../../../shared/page/use-call.ts';
import { repeatOf } from '../repeats/repeat-words.ts';
import type { Repeat } from '../repeats/repeats.atoms.ts';
import type { GoodsRequest } from '../request-calls.ts';
import { originOf } from '../request-words.ts';
import * as css from '../requests.css.ts';

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
  const acts: Act[] = [
    {
      text: request.name === '' ? 'Назвать' : 'Переименовать',
      icon: <PencilIcon size={16} />,
      run: () => setRenaming(!isRenaming),
    },
    { text: 'Копировать', icon: <CopyIcon size={16} />, ...copying },
    {
      text: repeat ? 'Изменить повтор' : 'Повторять',
      icon: <RefreshCwIcon size={16} />,
      run: onRepeat,
    },
    { text: request.is_closed ? 'Открыть снова' : 'Закрыть', ...closing },
  ];
  return (
    <div className={css.head}>
      <div className={css.which}>
        {heading}
        {request.name !== '' && <p className={css.name}>{request.name}</p>}
        <p className={css.summary}>{originOf(request)}</p>
        {repeat && <p className={css.summary}>Повторяется {repeatOf(repeat)}</p>}
      </div>
      <Acts acts={acts} />
      {isRenaming && (
        <div className={css.renaming}>
          <Form label="Назвать заявку" send={rename}>
            <Inline align="start">
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
            </Inline>
          </Form>
        </div>
      )}
    </div>
  );
}

interface Act {
  text: string;
  icon?: ReactNode;
  isPending?: boolean;
  run: () => void;
}

/** What is done with all of a request: buttons, or on a phone, where the first line has to be seen, one menu. */
function Acts({ acts }: { acts: readonly Act[] }) {
  return (
    <>
      <div className={css.acts}>
        {acts.map(({ text, icon, isPending = false, run }) => (
          <Button key={text} variant="ghost" icon={icon} isPending={isPending} onPress={run}>
            {text}
          </Button>
        ))}
      </div>
      <div className={css.actsMenu}>
        <MenuTrigger>
          <IconButton label="Что сделать с заявкой" icon={<EllipsisIcon />} />
          <Menu aria-label="Что сделать с заявкой">
            {acts.map(({ text, icon, run }) => (
              <MenuItem key={text} icon={icon} onAction={run}>
                {text}
              </MenuItem>
            ))}
          </Menu>
        </MenuTrigger>
      </div>
    </>
  );
}
