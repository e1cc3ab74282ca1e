import { Avatar } from '@org/ui/avatar';
import { Button } from '@org/ui/button';
import { IconButton } from '@org/ui/icon-button';
import { UploadIcon, XIcon } from '@org/ui/icons';
import { TextArea } from '@org/ui/text-area';
import { useRef, useState } from 'react';
import { formatMoment } from '../../../shared/format/format-moment.ts';
import { useBusy } from '../../../shared/hooks/use-busy.ts';
import type { Order, OrderMessage } from '../atoms.ts';
import { heading, note, section } from '../order.css.ts';
import * as css from './messages.css.ts';

const ACCEPT = '.pdf,.png,.jpg,.jpeg,.webp,.heic,.xml,.txt,.csv,.xls,.xlsx,.docx,.zip';
const MAX_FILES = 10;

export interface MessagesViewProps {
  side: Order['side'];
  messages: readonly OrderMessage[];
  /** Resolves to true if the message was sent. */
  onSend: (text: string, files: readonly File[]) => Promise<boolean>;
  onOpen: (fileId: string, name: string) => Promise<void>;
}

/** The messages of both sides, and the field for a new one: Enter sends, Shift+Enter begins a new line. */
export function MessagesView({ side, messages, onSend, onOpen }: MessagesViewProps) {
  return (
    <section className={section} aria-label="Сообщения">
      <h2 className={heading}>
        Сообщения {messages.length > 0 && <span className={note}>{messages.length}</span>}
      </h2>
      <ul aria-live="polite">
        {messages.map((message) => (
          <li key={message.id} className={css.message}>
            <Avatar name={message.by ?? ''} prompt="?" isDecorative />
            <div>
              <div className={note}>
                <b className={css.who}>{message.is_own ? 'Вы' : message.by}</b>,{' '}
                {message.side === side
                  ? ''
                  : message.side === 'buyer'
                    ? 'покупатель, '
                    : 'поставщик, '}
                {formatMoment(message.at)}
              </div>
              <p className={css.text}>{message.text}</p>
              {message.files.map(({ id, name }) => (
                <Button key={id} size="s" variant="ghost" onPress={() => void onOpen(id, name)}>
                  {name}
                </Button>
              ))}
            </div>
          </li>
        ))}
      </ul>
      <MessageForm side={side} onSend={onSend} />
    </section>
  );
}

function MessageForm({ side, onSend }: Pick<MessagesViewProps, 'side' | 'onSend'>) {
  const [text, setText] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isPending, during] = useBusy();
  const input = useRef<HTMLInputElement>(null);
  const isEmpty = text.trim() === '' && files.length === 0;
  const send = async () => {
    if (isEmpty || isPending) return;
    if (!(await during(onSend(text.trim(), files)))) return;
    setText('');
    setFiles([]);
  };
  return (
    <div className={css.form}>
      <TextArea
        aria-label="Сообщение"
        placeholder={side === 'buyer' ? 'Написать поставщику' : 'Написать покупателю'}
        rows={1}
        isGrowing
        maxLength={4000}
        value={text}
        onChange={setText}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          void send();
        }}
      />
      <div className={css.acts}>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={ACCEPT}
          aria-label="Файлы"
          onChange={({ currentTarget }) => {
            setFiles([...files, ...(currentTarget.files ?? [])].slice(0, MAX_FILES));
            currentTarget.value = '';
          }}
        />
        <IconButton
          label="Приложить файл"
          icon={<UploadIcon />}
          onPress={() => input.current?.click()}
        />
        {files.map((file, at) => (
          <Button
            key={`${file.name}${file.lastModified}`}
            size="s"
            icon={<XIcon size={14} />}
            aria-label={`Убрать ${file.name}`}
            onPress={() => setFiles(files.filter((_, other) => other !== at))}
          >
            {file.name}
          </Button>
        ))}
        <Button
          isDisabled={isEmpty}
          isPending={isPending}
          pendingText="Отправляем"
          onPress={() => void send()}
        >
          Отправить
        </Button>
      </div>
    </div>
  );
}
