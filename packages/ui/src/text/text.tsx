import { forwardRef, type ReactNode, type Ref } from 'react';
import type { DomProps } from '../internal/dom-props.ts';
import {
  aligns,
  clamps,
  oneLine,
  plain,
  sizes,
  type TextSize,
  tones,
  weights,
} from './text.css.ts';

export interface TextProps extends DomProps {
  /** The text. */
  children?: ReactNode;
  /**
   * Size, a step of `vars.text`: 14 is body, 13 a label, 12 a hint or an article number, 16 a price.
   * @default 14
   */
  size?: TextSize | undefined;
  /**
   * `medium` is an action, `semi` an emphasis, `bold` a figure or a title.
   * @default 'regular'
   */
  weight?: keyof typeof weights | undefined;
  /**
   * `secondary` is less important, `hint` explains; `ok`, `warn` and `danger` are states, which the words name too.
   * `inherit` has the colour of the parent.
   * @default 'default'
   */
  tone?: keyof typeof tones | undefined;
  /**
   * Where a line begins that is shorter than the text is wide.
   * @default 'start'
   */
  align?: keyof typeof aligns | undefined;
  /**
   * How many lines are shown; the end of what is longer is cut. Never cut a size, a price or an index.
   * @default all
   */
  lines?: keyof typeof clamps | undefined;
  /**
   * Whether it breaks into lines. A price or a size does not.
   * @default true
   */
  shouldWrap?: boolean | undefined;
  /**
   * The HTML element: `span` inside a text, `strong` or `em` for what is stressed in reading too.
   * @default 'p'
   */
  as?:
    | 'dd'
    | 'div'
    | 'dt'
    | 'em'
    | 'figcaption'
    | 'li'
    | 'p'
    | 'small'
    | 'span'
    | 'strong'
    | undefined;
}

/** A text in a size, a weight and a colour of the theme, without outer margins. */
export const Text = forwardRef<HTMLElement, TextProps>(function Text(
  {
    children,
    size = 14,
    weight = 'regular',
    tone = 'default',
    align = 'start',
    lines,
    shouldWrap = true,
    as = 'p',
    ...props
  },
  ref,
) {
  const Element = as as 'p';
  const looks = [
    plain,
    sizes[size],
    weights[weight],
    tones[tone],
    aligns[align],
    lines ? clamps[lines] : '',
    shouldWrap ? '' : oneLine,
  ];
  return (
    <Element
      {...props}
      ref={ref as Ref<HTMLParagraphElement>}
      className={looks.filter(Boolean).join(' ')}
    >
      {children}
    </Element>
  );
});
