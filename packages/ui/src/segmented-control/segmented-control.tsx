import { forwardRef, type ReactNode } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import {
  ToggleButtonGroup,
  type ToggleButtonGroupProps,
} from 'react-aria-components/ToggleButtonGroup';
import { useCountFormat } from '../internal/format-count.ts';
import { given, type Unstyled } from '../internal/unstyled.ts';
import { useControlled } from '../internal/use-controlled.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as css from './segmented-control.css.ts';

/** One of the choices. */
export interface Segment {
  /** What is stored; unique in its control. */
  value: string;
  /** What is read. */
  label: string;
  /** Drawing before or above the label, 16 or 20 px. @default none */
  icon?: ReactNode;
  /** Draws the icon alone; the label is read by assistive technology. @default false */
  isIconOnly?: boolean | undefined;
  /** How many things this choice would leave, below the label of a tile. @default none */
  count?: number | undefined;
  /** Colours of a tile: its icon, and all of it while chosen. @default 'ink' */
  tone?: keyof typeof css.tones | undefined;
  /** Shown, but can't be chosen. @default false */
  isDisabled?: boolean | undefined;
}

type Values = readonly string[];

interface CommonProps
  extends Omit<
    Unstyled<ToggleButtonGroupProps>,
    | 'children'
    | 'selectionMode'
    | 'selectedKeys'
    | 'defaultSelectedKeys'
    | 'onSelectionChange'
    | 'disallowEmptySelection'
    | 'aria-label'
    | 'orientation'
  > {
  /** What is chosen here, read by assistive technology. */
  label: string;
  /** The choices, two to five for segments. */
  options: readonly Segment[];
  /**
   * `segments` in one frame for a switch of views, `pills` for values to pick, `tiles` with a drawing above the words.
   * @default 'segments'
   */
  look?: keyof typeof css.groups | undefined;
  /**
   * Height of segments: 28, 36 or 44 px; 44, 44 and 48 px on touch and on narrow screens.
   * @default 'm'
   */
  size?: keyof typeof css.sizes | undefined;
  /**
   * `mark` sets sizes of tyres and wheels in the face of the sidewall: digits, Latin and capitals only.
   * @default 'ui'
   */
  face?: 'ui' | 'mark' | undefined;
  /**
   * Takes the width of its parent; what is left over is shared equally.
   * @default false
   */
  isWide?: boolean | undefined;
}

export interface SegmentedControlProps extends CommonProps {
  /**
   * Chosen values; at most one unless `isMultiple`.
   * @default none: the control keeps its own
   */
  value?: Values | undefined;
  /**
   * Values chosen at first.
   * @default []
   */
  defaultValue?: Values | undefined;
  /** Told the chosen values after every press. */
  onChange?: ((value: Values) => void) | undefined;
  /**
   * Several values at a time.
   * @default false
   */
  isMultiple?: boolean | undefined;
  /**
   * A press on the chosen one lets it go. Always so with `isMultiple`.
   * @default false
   */
  isClearable?: boolean | undefined;
}

/**
 * A few choices in view: one of them, or several. Arrow keys go from one to the next, Space chooses. Every other prop
 * is React Aria's.
 * @see https://react-spectrum.adobe.com/react-aria/ToggleButtonGroup.html
 */
export const SegmentedControl = forwardRef<HTMLDivElement, SegmentedControlProps>(
  function SegmentedControl(
    {
      label,
      options,
      value: controlled,
      defaultValue = [],
      onChange,
      isMultiple = false,
      isClearable = false,
      look = 'segments',
      size = 'm',
      face = 'ui',
      isWide = false,
      ...props
    },
    ref,
  ) {
    const [value, setValue] = useControlled(controlled, defaultValue, onChange);
    const classes = [css.items[look]];
    if (look === 'segments') classes.push(css.sizes[size]);
    if (face === 'mark') classes.push(css.marking);
    return (
      <ToggleButtonGroup
        {...given(props)}
        ref={ref}
        aria-label={label}
        className={isWide ? `${css.groups[look]} ${css.wide}` : css.groups[look]}
        selectionMode={isMultiple ? 'multiple' : 'single'}
        disallowEmptySelection={!isMultiple && !isClearable}
        selectedKeys={value}
        onSelectionChange={(keys) => setValue([...keys].map(String))}
      >
        {options.map((option) => (
          <ToggleButton
            key={option.value}
            id={option.value}
            {...given({ isDisabled: option.isDisabled })}
            className={[...classes, look === 'tiles' && css.tones[option.tone ?? 'ink']]
              .filter(Boolean)
              .join(' ')}
          >
            <SegmentContent {...option} />
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    );
  },
);

function SegmentContent({ icon, label, isIconOnly, count, tone = 'ink' }: Segment) {
  const format = useCountFormat();
  return (
    <>
      {icon && <span className={css.icons[tone]}>{icon}</span>}
      {isIconOnly ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
      {count !== undefined && <span className={css.count}>{format(count)}</span>}
    </>
  );
}
