import { forwardRef } from 'react';
import { CheckIcon, XIcon } from '../icons/icons.tsx';
import type { DomProps } from '../internal/dom-props.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { useWords } from '../words/words.tsx';
import * as css from './steps.css.ts';

export interface StepsProps extends DomProps {
  /** What the steps lead to; the accessible name of the list. */
  label: string;
  /** Names of the steps, in order. */
  steps: readonly string[];
  /** Index of the current step, from 0; `steps.length` if all are done. */
  current: number;
  /**
   * Read by screen readers after the name of a finished step.
   * @default those of `WordsProvider`
   */
  doneLabel?: string | undefined;
  /**
   * Whether the current step has failed.
   * @default false
   */
  isFailed?: boolean | undefined;
  /**
   * Read by screen readers after the name of a failed step.
   * @default those of `WordsProvider`
   */
  failedLabel?: string | undefined;
}

/** Shows the progress of a task with several steps. The steps are not controls: they can't be pressed. */
export const Steps = forwardRef<HTMLOListElement, StepsProps>(function Steps(
  { label, steps, current, doneLabel, isFailed = false, failedLabel, ...props },
  ref,
) {
  const words = useWords();
  return (
    <ol {...props} ref={ref} className={css.list} aria-label={label}>
      {steps.map((step, index) => {
        const state = stateOf(index, current, isFailed);
        const note = {
          done: doneLabel ?? words.done,
          failed: failedLabel ?? words.failed,
          current: undefined,
          ahead: undefined,
        };
        return (
          <li
            key={step}
            className={css.steps[state]}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className={css.marks[state]} aria-hidden="true">
              {state === 'done' && <CheckIcon size={14} />}
              {state === 'failed' && <XIcon size={14} />}
              {(state === 'current' || state === 'ahead') && index + 1}
            </span>
            <span>
              {step}
              {note[state] && <VisuallyHidden>, {note[state]}</VisuallyHidden>}
            </span>
          </li>
        );
      })}
    </ol>
  );
});

function stateOf(index: number, current: number, isFailed: boolean) {
  if (index < current) return 'done';
  if (index > current) return 'ahead';
  return isFailed ? 'failed' : 'current';
}
