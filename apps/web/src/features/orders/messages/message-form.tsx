import { Button } from '@org/ui/button';
import { IconButton } from '@org/ui/icon-button';
import { UploadIcon, XIcon } from '@org/ui/icons';
import { TextArea } from '@org/ui/text-area';
import { useRef, useState } from 'react';
import { useBusy } from '../../../shared/hooks/use-busy.ts';
import type { Order } from '../orders.atoms.ts';
import * as css from './messages.css.ts';

const ACCEPT = '.pdf,.png,.jpg,.jpeg,.webp,.heic,.xml,.txt,.csv,.xls,.xlsx,.docx,.zip';
const MAX_FILES = 10;

export interface MessageFormProps {
  side: Order['side'];
  /** Resolves to true if the message was sent. */
  onSend: (text: string, files: readonly File[]) => Promise<boolean>;
}

/** The field for a new message: Enter sends, Shift+Enter begins a new line. */
export function MessageForm({ side, onSend }: MessageFormProps) {
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
