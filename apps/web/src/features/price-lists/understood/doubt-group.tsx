import { Badge } from '@org/ui/badge';
import { Button } from '@org/ui/button';
import { IconButton } from '@org/ui/icon-button';
import { CheckIcon, ChevronDownIcon, ChevronUpIcon } from '@org/ui/icons';
import { type ReactNode, useId, useState } from 'react';
import { formatNumber, pluralOf, ROWS } from '../../../shared/format/format.ts';
import { DoubtAnswers, type DoubtAnswersProps } from './doubt-answers.tsx';
import { answerText, answerTo } from './doubt-words.ts';
import * as css from './doubts.css.ts';
import type { Answer } from './understood-names.atoms.ts';

export interface DoubtGroupProps extends Pick<DoubtAnswersProps, 'doubt' | 'onAnswer'> {
  /** The answer that is chosen but not sent yet. @default none */
  draft?: Answer;
  /** Renders the rows that the question is about, once they are opened. */
  renderRows: () => ReactNode;
}

const READY = 2;

/** A question about rows of one kind: how many, the likeliest answers, and, opened, all answers and the rows. */
export function DoubtGroup({ doubt, draft, onAnswer, renderRows }: DoubtGroupProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { text, detail, rows, answers } = doubt;
  const currentAnswer = answerTo(doubt, draft);
  const toggleText = isOpen ? `Свернуть: ${text}` : `Показать строки: ${text}`;
  const remember = draft?.remember ?? true;
  return (
    <section className={isOpen ? css.open : css.group} aria-labelledby={id} data-doubt={doubt.id}>
      <div className={css.head}>
        <IconButton
          label={toggleText}
          icon={isOpen ? <ChevronUpIcon size={16} /> : <ChevronDownIcon size={16} />}
          aria-expanded={isOpen}
          onPress={() => setOpen(!isOpen)}
        />
        <div>
          <h3 id={id} className={css.question}>
            {text}
          </h3>
          {detail && <p className={css.note}>{detail}</p>}
        </div>
        <div className={css.count}>
          {formatNumber(rows)}
          <span className={css.countWord}>{pluralOf(rows, ROWS)}</span>
        </div>
        <div className={css.ready}>
          {currentAnswer ? (
            <>
              <Badge tone="ok" icon={<CheckIcon size={14} />}>
                {answerText(doubt, currentAnswer)}
              </Badge>
              {draft && (
                <Button
                  variant="link"
                  aria-label={`Отменить ответ: ${text}`}
                  onPress={() => onAnswer(undefined)}
                >
                  Отменить
                </Button>
              )}
              {!draft && !isOpen && answers.length > 1 && (
                <Button
                  variant="link"
                  aria-label={`Изменить ответ: ${text}`}
                  onPress={() => setOpen(true)}
                >
                  Изменить
                </Button>
              )}
            </>
          ) : (
            !isOpen &&
            answers.slice(0, READY).map(({ answer, value, label }, at) => (
              <Button
                key={label}
                size="s"
                variant={at === 0 ? 'secondary' : 'ghost'}
                aria-label={`${label}: ${text}`}
                onPress={() => onAnswer({ answer, value, remember })}
              >
                {label}
              </Button>
            ))
          )}
        </div>
      </div>
      {isOpen && (
        <>
          {answers.length > 0 && (
            <DoubtAnswers
              doubt={doubt}
              currentAnswer={currentAnswer}
              remember={remember}
              onAnswer={onAnswer}
            />
          )}
          {renderRows()}
        </>
      )}
    </section>
  );
}
