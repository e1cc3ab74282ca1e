/** Props whose optional ones may also be `undefined`, for callers with `exactOptionalPropertyTypes`. */
type LenientProps<Props> = {
  [Name in keyof Props]:
    | Props[Name]
    | (Record<never, never> extends Pick<Props, Name> ? undefined : never);
};

/** Props of a React Aria component without those for styling: the look of this library's components is fixed. */
export type UnstyledProps<Props> = LenientProps<Omit<Props, 'className' | 'style' | 'render'>>;

type GivenProps<Props> = { [Name in keyof Props]: Exclude<Props[Name], undefined> };

/** Casts props for React Aria: it accepts `undefined` for props that are not given, but its types do not say so. */
export const given = <Props extends object>(props: Props) => props as GivenProps<Props>;
