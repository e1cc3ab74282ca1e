import { forwardRef } from 'react';
import {
  Slider as AriaSlider,
  type SliderProps as AriaSliderProps,
  SliderFill,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components/Slider';
import { given, type UnstyledProps } from '../internal/unstyled.ts';
import { useControlled } from '../internal/use-controlled.ts';
import { useIsHydrated } from '../internal/use-is-hydrated.ts';
import { useWords } from '../words/words.tsx';
import { bars, clampRange } from './histogram.ts';
import * as css from './slider.css.ts';

/** Both ends of a range, the lower one first. */
export type Range = readonly [from: number, to: number];

export interface SliderProps
  extends Omit<
    UnstyledProps<AriaSliderProps<number[]>>,
    | 'children'
    | 'value'
    | 'defaultValue'
    | 'onChange'
    | 'onChangeEnd'
    | 'orientation'
    | 'aria-label'
  > {
  /** Accessible name: what the range is about. */
  label: string;
  /**
   * Accessible names of the two thumbs.
   * @default those of `WordsProvider`
   */
  thumbLabels?: readonly [from: string, to: string] | undefined;
  /** Lowest value. */
  minValue: number;
  /** Highest value. */
  maxValue: number;
  /**
   * Selected range (controlled). Values outside the limits are clamped.
   * @default none: the slider keeps its own
   */
  value?: Range | undefined;
  /**
   * Range selected at first (uncontrolled).
   * @default the whole
   */
  defaultValue?: Range | undefined;
  /** Called with the range while a thumb moves. */
  onChange?: ((range: Range) => void) | undefined;
  /** Called once with the range when a thumb or a key is released: the time to search. */
  onChangeEnd?: ((range: Range) => void) | undefined;
  /**
   * How many results there are in each of the equal parts between the limits.
   * @default none: no bars
   */
  counts?: readonly number[] | undefined;
}

/**
 * A range between two limits, with a histogram above it. Put fields for exact values beside it and let them share its
 * value. `aria-describedby` goes to the thumbs. Arrow keys step, Page Up and Page Down move by a tenth, Home and End to
 * the limits. Every other prop is React Aria's.
 * @see https://react-spectrum.adobe.com/react-aria/Slider.html
 */
export const Slider = forwardRef<HTMLDivElement, SliderProps>(function Slider(
  {
    label,
    thumbLabels,
    minValue,
    maxValue,
    value,
    defaultValue,
    counts,
    'aria-describedby': describedBy,
    ...props
  },
  ref,
) {
  const words = useWords();
  const isHydrated = useIsHydrated();
  const limits: Range = [minValue, maxValue];
  const { onChange, onChangeEnd, ...rest } = props;
  const [range, setRange] = useControlled(value, defaultValue ?? limits, onChange);
  const shown = clampRange(range, limits);
  return (
    <AriaSlider
      {...given(rest)}
      ref={ref}
      aria-label={label}
      className={css.root}
      minValue={minValue}
      maxValue={maxValue}
      value={shown}
      onChange={(next) => setRange(clampRange(next, limits))}
      onChangeEnd={(next) => onChangeEnd?.(clampRange(next, limits))}
    >
      {counts && <Histogram counts={counts} limits={limits} range={shown} />}
      {isHydrated ? (
        <SliderTrack className={css.track}>
          <SliderFill className={css.fill} style={{ height: 2 }} />
          {(thumbLabels ?? [words.from, words.to]).map((name, index) => (
            <SliderThumb
              key={name}
              index={index}
              {...given({ 'aria-label': name, 'aria-describedby': describedBy })}
              className={css.thumb}
            />
          ))}
        </SliderTrack>
      ) : (
        <div className={css.track} />
      )}
    </AriaSlider>
  );
});

function Histogram(props: { counts: readonly number[]; limits: Range; range: Range }) {
  return (
    <div className={css.histogram} aria-hidden="true">
      {bars(props.counts, props.limits, props.range).map(({ height, isInRange }, part) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place on the axis
          key={part}
          aria-hidden="true"
          className={isInRange ? css.barInRange : css.bar}
          height={`${height * 100}%`}
        />
      ))}
    </div>
  );
}
