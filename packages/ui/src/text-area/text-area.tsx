import { forwardRef } from 'react';
import { Group } from 'react-aria-components/Group';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import * as css from '../internal/field.css.ts';
import { FieldHelp, FieldLabel, type FieldTexts } from '../internal/field.tsx';
import { given, type UnstyledProps } from '../internal/unstyled.ts';

export interface TextAreaProps
  extends Omit<UnstyledProps<AriaTextFieldProps>, 'children' | 'type' | 'pattern' | 'inputMode'>,
    FieldTexts {
  /**
   * Example of a value, as grey text in the empty field. Never the only name of the field.
   * @default none
   */
  placeholder?: string | undefined;
  /**
   * Initial number of lines.
   * @default 3
   */
  rows?: number | undefined;
  /**
   * Whether it grows with its text, up to a third of the screen, instead of being resized by the user. In browsers
   * without `field-sizing` it keeps its height and scrolls.
   * @default false
   */
  isGrowing?: boolean | undefined;
}

/**
 * A field for several lines of text. Every other prop is React Aria's; `ref` is the text area.
 * @see https://react-spectrum.adobe.com/react-aria/TextField.html
 */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { label, optionalText, hint, errorMessage, placeholder, rows = 3, isGrowing = false, ...props },
  ref,
) {
  return (
    <AriaTextField {...given(props)} className={css.field}>
      <FieldLabel label={label} optionalText={optionalText} />
      <Group className={css.controls.area} {...given({ isReadOnly: props.isReadOnly })}>
        <AriaTextArea
          ref={ref}
          rows={rows}
          placeholder={placeholder}
          className={isGrowing ? `${css.textArea} ${css.growing}` : css.textArea}
        />
      </Group>
      <FieldHelp hint={hint} errorMessage={errorMessage} />
    </AriaTextField>
  );
});
