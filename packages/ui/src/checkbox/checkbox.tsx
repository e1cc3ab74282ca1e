import {
  createContext,
  forwardRef,
  type ReactNode,
  useContext,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import {
  CheckboxButton,
  CheckboxField,
  type CheckboxFieldProps,
} from 'react-aria-components/Checkbox';
import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
} from 'react-aria-components/CheckboxGroup';
import * as css from '../internal/check.css.ts';
import { CheckMark } from '../internal/check-mark.tsx';
import { field } from '../internal/field.css.ts';
import { FieldHelp, FieldLabel, type FieldTexts } from '../internal/field.tsx';
import { useCountFormat } from '../internal/format-count.ts';
import { given, type UnstyledProps } from '../internal/unstyled.ts';
import { useControlled } from '../internal/use-controlled.ts';
import { useFormReset } from '../internal/use-form-reset.ts';
import * as group from './checkbox.css.ts';

export interface CheckboxProps
  extends Omit<UnstyledProps<CheckboxFieldProps>, 'children'>,
    Pick<FieldTexts, 'hint' | 'errorMessage'> {
  /**
   * Label: what the user agrees to or selects. A checkbox without one needs `aria-label`.
   * @default none
   */
  children?: ReactNode;
  /**
   * How many results this choice would leave, at the end of the row.
   * @default none
   */
  count?: number | undefined;
}

/** Passes the group's `validationBehavior`: React Aria's checkboxes do not take it from their group. */
const GroupBehavior = createContext<CheckboxProps['validationBehavior']>(undefined);

/**
 * A checkbox with its label. Set `isIndeterminate` if only a part of what it stands for is selected. Every other prop
 * is React Aria's; `ref` is the whole, `inputRef` the input. In a group the group shows the error.
 * @see https://react-spectrum.adobe.com/react-aria/Checkbox.html
 */
export const Checkbox = forwardRef<HTMLDivElement, CheckboxProps>(function Checkbox(
  { children, count, hint, errorMessage, ...props },
  ref,
) {
  const format = useCountFormat();
  const groupBehavior = useContext(GroupBehavior);
  const validationBehavior = props.validationBehavior ?? groupBehavior;
  return (
    <CheckboxField {...given({ ...props, validationBehavior })} ref={ref} className={group.box}>
      <CheckboxButton className={css.row}>
        {({ isSelected, isIndeterminate }) => (
          <>
            <span className={css.square}>
              <CheckMark isOn={isSelected} isMixed={isIndeterminate} />
            </span>
            {children !== undefined && <span className={css.words}>{children}</span>}
            {count !== undefined && <span className={css.count}>{format(count)}</span>}
          </>
        )}
      </CheckboxButton>
      <FieldHelp hint={hint} errorMessage={errorMessage} />
    </CheckboxField>
  );
});

export interface CheckboxGroupProps
  extends Omit<UnstyledProps<AriaCheckboxGroupProps>, 'children'>,
    FieldTexts {
  /** `Checkbox`es, each with its `value`. */
  children: ReactNode;
}

/**
 * Several checkboxes under one label; `value` lists the selected ones. Every other prop is React Aria's.
 * @see https://react-spectrum.adobe.com/react-aria/CheckboxGroup.html
 */
export const CheckboxGroup = forwardRef<HTMLDivElement, CheckboxGroupProps>(function CheckboxGroup(
  { label, optionalText, hint, errorMessage, children, ...props },
  ref,
) {
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLDivElement);
  const [value, setValue] = useControlled(props.value, props.defaultValue ?? [], props.onChange);
  const [first] = useState(value);
  // React Aria resets the boxes one by one, each from the same old value
  const isResetting = useFormReset(root, props.form, () => setValue(first));
  return (
    <AriaCheckboxGroup
      {...given(props)}
      ref={root}
      className={field}
      value={value}
      onChange={(next) => isResetting.current || setValue(next)}
    >
      <FieldLabel label={label} optionalText={optionalText} />
      <GroupBehavior.Provider value={props.validationBehavior}>
        <div className={group.boxes}>{children}</div>
      </GroupBehavior.Provider>
      <FieldHelp hint={hint} errorMessage={errorMessage} />
    </AriaCheckboxGroup>
  );
});
