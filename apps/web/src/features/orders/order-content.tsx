import { Avatar } from '@org/ui/avatar';
import { Button } from '@org/ui/button';
import { IconButton } from '@org/ui/icon-button';
import { UploadIcon, XIcon } from '@org/ui/icons';
import { Inline } from '@org/ui/inline';
import { Skeleton } from '@org/ui/skeleton';
import { TextArea } from '@org/ui/text-area';
import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatMoment } from '../../shared/format/format-moment.ts';
import { useAttemptKey } from '../../shared/hooks/use-attempt-key.ts';
import { useBusy } from '../../shared/hooks/use-busy.ts';
import { Loading } from '../../shared/page/loading.tsx';
import { toastError } from '../../shared/page/messages.ts';
import { paths } from '../../shared/page/paths.ts';
import { saveFile } from '../../shared/save-file.ts';
import * as css from './messages.css.ts';
import { heading, note, section } from './order.css.ts';
import { downloadFile, uploadFiles } from './order-files.ts';
import { OrderView } from './order-view.tsx';
import {
  copyOrder,
  exportOrder,
  messagesAtom,
  type Order,
  type OrderMessage,
  orderAtom,
  sendMessage,
} from './orders.atoms.ts';
import { useOrderActions } from './use-order-actions.ts';

const ACCEPT = '.pdf,.png,.jpg,.jpeg,.webp,.heic,.xml,.txt,.csv,.xls,.xlsx,.docx,.zip';
const MAX_FILES = 10;

interface MessageFormProps {
  side: Order['side'];
  /** Whether the message was sent. */
  onSend: (text: string, files: readonly File[]) => Promise<boolean>;
}

/** The field for a new message: Enter sends, Shift+Enter begins a new line. */
function MessageForm({ side, onSend }: MessageFormProps) {
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
      <Inline>
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
      </Inline>
    </div>
  );
}

interface MessagesViewProps extends MessageFormProps {
  messages: readonly OrderMessage[];
  onOpen: (fileId: string, name: string) => Promise<void>;
}

/** The messages of both sides, and the field for a new one. */
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

/** The messages of an order's two sides. */
function Messages({ order }: { order: Order }) {
  const { data: messages, refetch } = useAtomValue(messagesAtom(order.id));
  if (!messages) return <Skeleton width="100%" height={120} shape="box" />;
  const send = async (text: string, files: readonly File[]) => {
    try {
      const file_ids = await uploadFiles(order.id, files);
      await sendMessage(order.id, text, file_ids);
      await refetch();
      return true;
    } catch (failure) {
      toastError(failure);
      return false;
    }
  };
  const open = async (fileId: string, name: string) => {
    try {
      saveFile(await downloadFile(order.id, fileId), name);
    } catch (failure) {
      toastError(failure);
    }
  };
  return <MessagesView side={order.side} messages={messages.data} onSend={send} onOpen={open} />;
}

/** One order to whoever may see it. */
export function OrderContent({ id }: { id: string }) {
  const { data: order, error, refetch } = useAtomValue(orderAtom(id));
  const { actions, isPending } = useOrderActions(id, refetch);
  const navigate = useNavigate();
  const repeats = useAttemptKey();
  if (!order && error) throw error;
  if (!order) return <Loading />;

  const attempt = (work: () => Promise<unknown>) => void work().catch(toastError);

  return (
    <OrderView
      // an answer begun for one order must not go to another
      key={id}
      order={order}
      isPending={isPending}
      actions={actions}
      talk={<Messages order={order} />}
      onRepeat={() =>
        attempt(async () => {
          const made = await copyOrder(id, repeats.keyFor(id));
          repeats.answered();
          navigate(paths.request(made.id));
        })
      }
      onExport={async () => saveFile(await exportOrder(id), `Заказ ${order.number}.xlsx`)}
    />
  );
}
