/** Props of a React Aria component without its ways to be styled: a component of this library looks one way. */
export type Unstyled<Props> = Omit<Props, 'className' | 'style' | 'render'>;
