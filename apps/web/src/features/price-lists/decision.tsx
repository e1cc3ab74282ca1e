import { Button } from '@org/ui/button';
import { Checkbox } from '@org/ui/checkbox';
import { Heading } from '@org/ui/heading';
import { TriangleAlertIcon } from '@org/ui/icons';
import { Radio, RadioGroup } from '@org/ui/radio-group';
import { useState } from 'react';
import { countOf, formatNumber, OFFERS } from '../../shared/format/format.ts';
import { useCall } from '../../shared/page/use-call.ts';
import * as css from './doubts.css.ts';
import type { Import, ImportMode } from './price-lists.atoms.ts';

export interface DecisionProps {
  list: Import;
  /** The number of rows without an answer, and of answers that are not sent yet. */
  open: number;
  drafts: number;
  onConfirm: () => Promise<unknown>;
  onCancel: () => Promise<unknown>;
  onMode: (mode: ImportMode) => Promise<unknown>;
  /** Sends the answers; the file is read again. */
  onAnswers: () => Promise<unknown>;
}

const ANSWERS = ['ответ', 'ответа', 'ответов'] as const;

/**
 * The decision about an import. Everything suspicious must be confirmed, figure by figure, before the list can be
 * applied.
 */
export function Decision(props: DecisionProps) {
  const { list, open, drafts, onMode, onConfirm, onCancel, onAnswers } = props;
  const { warnings, mode } = list;
  const [accepted, setAccepted] = useState<readonly string[]>([]);
  const confirm = useCall(onConfirm);
  const cancel = useCall(onCancel);
  const send = useCall(onAnswers);
  const isAgreed = warnings.every(({ message }) => accepted.includes(message));
  const reason = reasonOf(list, isAgreed);
  return (
    <>
      <Guard
        list={list}
        accepted={accepted}
        onAccept={(message, isOn) =>
          setAccepted(isOn ? [...accepted, message] : accepted.filter((one) => one !== message))
        }
        onMode={onMode}
      />
      <div className={css.bar}>
        <div className={css.barFigures}>
          <Amount word="Принято" value={list.accepted} />
          {mode === 'replace' && <Amount word="Снимем" value={list.removed} />}
          {open > 0 && <Amount word="Под вопросом" value={open} tone="warn" />}
          {list.rejected_count > 0 && (
            <Amount word="Отклонено" value={list.rejected_count} tone="bad" />
          )}
        </div>
        <div className={css.barActs}>
          {reason && drafts === 0 && (
            <Button variant="link" onPress={showWhatWaits}>
              {reason}
            </Button>
          )}
          <Button isPending={cancel.isPending} pendingText="Отменяем" onPress={cancel.run}>
            Не загружать
          </Button>
          {drafts > 0 ? (
            <Button
              variant="primary"
              isPending={send.isPending}
              pendingText="Читаем"
              onPress={send.run}
            >
              {`Учесть ${countOf(drafts, ANSWERS)}`}
            </Button>
          ) : (
            <Button
              variant="primary"
              isDisabled={reason !== undefined}
              isPending={confirm.isPending}
              pendingText="Начинаем"
              onPress={confirm.run}
            >
              Применить прайс-лист
            </Button>
          )}
        </div>
      </div>
    </>
  );
}

/** Scrolls to what must be answered first. */
function showWhatWaits() {
  const place = document.querySelector<HTMLElement>('[data-waits]');
  place?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  place?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true });
}

const FIRST: Record<Import['questions'][number]['kind'], string> = {
  price: 'по какой цене продаём',
  quantity: 'где остатки',
  currency: 'в какой валюте цены',
  brand: 'где бренды',
  model: 'где модели',
  columns: 'что в непонятных столбцах',
  unread: 'что с непрочитанным',
  hidden: 'продавать ли скрытое',
};

function reasonOf({ questions }: Import, isAgreed: boolean): string | undefined {
  const [question] = questions.filter(({ kind }) => kind !== 'currency');
  if (question) return `Сначала ответьте, ${FIRST[question.kind]}`;
  return isAgreed ? undefined : 'Подтвердите то, что похоже на ошибку';
}

interface AmountProps {
  word: string;
  value: number;
  tone?: keyof typeof css.tones;
}

const Amount = ({ word, value, tone = 'strong' }: AmountProps) => (
  <span>
    {word} <span className={css.tones[tone]}>{formatNumber(value)}</span>
  </span>
);

interface GuardProps extends Pick<DecisionProps, 'list' | 'onMode'> {
  accepted: readonly string[];
  onAccept: (message: string, isOn: boolean) => void;
}

/** Asks whether the file is the whole stock, and asks to confirm its unexpected effects. */
function Guard({ list, accepted, onAccept, onMode }: GuardProps) {
  const { mode, removed, warnings } = list;
  const turn = useCall(() => onMode(mode === 'replace' ? 'update' : 'replace'));
  const choice = (
    <RadioGroup
      label="Что в файле"
      isDisabled={turn.isPending}
      value={mode}
      onChange={(value) => value !== mode && turn.run()}
    >
      <Radio value="replace">
        {removed > 0 && mode === 'replace'
          ? `Это весь прайс: снять с продажи ${countOf(removed, OFFERS)}`
          : 'Это весь прайс: чего в нём нет, снять с продажи'}
      </Radio>
      <Radio value="update">Это часть прайса: остальное не трогать</Radio>
    </RadioGroup>
  );
  if (warnings.length === 0) return choice;
  return (
    <section className={css.guard} role="alert" data-waits>
      <span className={css.guardIcon}>
        <TriangleAlertIcon size={20} />
      </span>
      <div className={css.guardBody}>
        <Heading level={2} size={16}>
          Похоже на ошибку в файле
        </Heading>
        <p className={css.note}>
          Ничего ещё не изменилось. Проверьте и отметьте, что так и задумано.
        </p>
        {choice}
        {warnings.map(({ code, message }) => (
          <Checkbox
            key={code}
            isSelected={accepted.includes(message)}
            onChange={(isOn) => onAccept(message, isOn)}
          >
            {`Подтверждаю: ${message}`}
          </Checkbox>
        ))}
      </div>
    </section>
  );
}
