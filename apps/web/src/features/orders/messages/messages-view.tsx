import { Avatar } from '@org/ui/avatar';
import { Button } from '@org/ui/button';
import { formatMoment } from '../../../shared/format/format-moment.ts';
import { heading, note, section } from '../order.css.ts';
import type { OrderMessage } from '../orders.atoms.ts';
import { MessageForm, type MessageFormProps } from './message-form.tsx';
import * as css from './messages.css.ts';

export interface MessagesViewProps extends MessageFormProps {
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
