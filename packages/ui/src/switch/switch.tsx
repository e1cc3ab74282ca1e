import { forwardRef, type ReactNode } from 'react';
import {
  Switch as AriaSwitch,
  type SwitchProps as AriaSwitchProps,
} from 'react-aria-components/Switch';
import { count as countClass, row, words } from '../internal/check.css.ts';
import { useCountFormat } from '../internal/format-count.ts';
import { given, type UnstyledProps } from '../internal/unstyled.ts';
import { track } from './switch.css.ts';

export interface SwitchProps extends Omit<UnstyledProps<AriaSwitchProps>, 'children'> {
  /**
   * Label: what is on or off. The text is the same in both states. A switch without a label needs `aria-label`.
   * @default none
   */
  children?: ReactNode;
  /**
   * How many results this choice would leave, at the end of the row.
   * @default none
   */
  count?: number | undefined;
}

/**
 * A setting that takes effect at once. Every other prop is React Aria's; `ref` is the row, `inputRef` the input.
 * @see https://react-spectrum.adobe.com/react-aria/Switch.html
 */
export const Switch = forwardRef<HTMLLabelElement, SwitchProps>(function Switch(
  { children, count, ...props },
  ref,
) {
  const format = useCountFormat();
  return (
    <AriaSwitch {...given(props)} ref={ref} className={row}>
      <span className={track} />
      {children !== undefined && <span className={words}>{children}</span>}
      {count !== undefined && <span className={countClass}>{format(count)}</span>}
    </AriaSwitch>
  );
});
