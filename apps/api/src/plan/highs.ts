import loaded, { type Highs } from 'highs';

/** Loads the solver. Its types are those of its CommonJS build, in which the loader is one step deeper than here. */
export const loadHighs = loaded as unknown as () => Promise<Highs>;
