import { forwardRef, type ReactNode } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import {
  ToggleButtonGroup,
  type ToggleButtonGroupProps,
} from 'react-aria-components/ToggleButtonGroup';
import { useCountFormat } from '../internal/format-count.ts';
import type { Unstyled } from '../internal/unstyled.ts';
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
  isIconOnly?: boolean;
  /** How many things this choice would leave, below the label of a tile. @default none */
  count?: number;
  /** Colours of a tile: its icon, and all of it while chosen. @default 'ink' */
  tone?: keyof typeof css.tones;
  /** Shown, but can't be chosen. @default false */
  isDisabled?: boolean;
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
  look?: keyof typeof css.groups;
  /**
   * Height of segments: 28, 36 or 44 px; 44, 44 and 48 px on touch and on narrow screens.
   * @default 'm'
   */
  size?: keyof typeof css.sizes;
  /**
   * `mark` sets sizes of tyres and wheels in the face of the sidewall: digits, Latin and capitals only.
   * @default 'ui'
   */
  face?: 'ui' | 'mark';
  /**
   * Takes the width of its parent; what is left over is shared equally.
   * @default false
   */
  isWide?: boolean;
}

export interface SegmentedControlProps extends CommonProps {
  /**
   * Chosen values; at most one unless `isMultiple`.
   * @default none: the control keeps its own
   */
  value?: Values;
  /**
   * Values chosen at first.
   * @default []
   */
  defaultValue?: Values;
  /** Told the chosen values after every press. */
  onChange?: (value: Values) => void;
  /**
   * Several values at a time.
   * @default false
   */
  isMultiple?: boolean;
  /**
   * A press on the chosen one lets it go. Always so with `isMultiple`.
   * @default false
   */
  isClearable?: boolean;
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
        {...props}
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
            isDisabled={option.isDisabled}
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
