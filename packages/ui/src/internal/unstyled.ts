/** Props of which every optional one may be `undefined` too, for callers with `exactOptionalPropertyTypes`. */
type Lenient<Props> = {
  [Name in keyof Props]:
    | Props[Name]
    | (Record<never, never> extends Pick<Props, Name> ? undefined : never);
};

/** Props of a React Aria component without its ways to be styled: a component of this library looks one way. */
export type Unstyled<Props> = Lenient<Omit<Props, 'className' | 'style' | 'render'>>;

type Given<Props> = { [Name in keyof Props]: Exclude<Props[Name], undefined> };

/** The same props for React Aria, whose types leave out that it takes `undefined` for what is not given. */
export const given = <Props extends object>(props: Props) => props as Given<Props>;
