import { forwardRef, type ReactNode } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import {
  ToggleButtonGroup,
  type ToggleButtonGroupProps,
} from 'react-aria-components/ToggleButtonGroup';
import { useCountFormat } from '../internal/format-count.ts';
import { given, type UnstyledProps } from '../internal/unstyled.ts';
import { useControlled } from '../internal/use-controlled.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as css from './segmented-control.css.ts';

/** One choice of the control. */
export interface Segment {
  /** Value of the choice; unique in its control. */
  value: string;
  /** Text of the choice. */
  label: string;
  /** Icon before or above the label, 16 or 20 px. @default none */
  icon?: ReactNode;
  /** Whether only the icon is shown. Screen readers read the label. @default false */
  isIconOnly?: boolean | undefined;
  /** How many results this choice would leave, below the label of a tile. @default none */
  count?: number | undefined;
  /** Colours of a tile: of its icon, and of the whole tile while selected. @default 'ink' */
  tone?: keyof typeof css.tones | undefined;
  /** Whether the choice is shown but can't be selected. @default false */
  isDisabled?: boolean | undefined;
}

type Values = readonly string[];

interface CommonProps
  extends Omit<
    UnstyledProps<ToggleButtonGroupProps>,
    | 'children'
    | 'selectionMode'
    | 'selectedKeys'
    | 'defaultSelectedKeys'
    | 'onSelectionChange'
    | 'disallowEmptySelection'
    | 'aria-label'
    | 'orientation'
  > {
  /** Accessible name: what is selected here. */
  label: string;
  /** The choices, two to five for segments. */
  options: readonly Segment[];
  /**
   * `segments` in one frame to switch views, `pills` to select values, `tiles` with an icon above the text.
   * @default 'segments'
   */
  look?: keyof typeof css.groups | undefined;
  /**
   * Height of segments: 28, 36 or 44 px; 44, 44 and 48 px on touch and on narrow screens.
   * @default 'm'
   */
  size?: keyof typeof css.sizes | undefined;
  /**
   * Font. `mark` is the font of sidewall markings, for sizes of tyres and wheels: only digits, Latin letters and
   * capitals.
   * @default 'ui'
   */
  face?: 'ui' | 'mark' | undefined;
  /**
   * Whether it takes the width of its parent. The choices share the remaining space equally.
   * @default false
   */
  isWide?: boolean | undefined;
}

export interface SegmentedControlProps extends CommonProps {
  /**
   * Selected values (controlled); at most one unless `isMultiple`.
   * @default none: the control keeps its own
   */
  value?: Values | undefined;
  /**
   * Values selected at first (uncontrolled).
   * @default []
   */
  defaultValue?: Values | undefined;
  /** Called with the selected values after every change. */
  onChange?: ((value: Values) => void) | undefined;
  /**
   * Whether several values can be selected.
   * @default false
   */
  isMultiple?: boolean | undefined;
  /**
   * Whether a press on the selected value deselects it. With `isMultiple` it always does.
   * @default false
   */
  isClearable?: boolean | undefined;
}

/**
 * A few visible choices: one can be selected, or several. Arrow keys move from one to the next, Space selects. Every
 * other prop is React Aria's.
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
