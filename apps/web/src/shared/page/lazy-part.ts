import {
  type ComponentType,
  createContext,
  createElement,
  lazy,
  useContext,
  useState,
} from 'react';

type PropsOf<Part> = Part extends ComponentType<infer Props extends object> ? Props : never;

/** Collects the names of the parts that are rendered; absent in the browser. */
export const DrawnParts = createContext<Set<string> | undefined>(undefined);

/** Parts of the same name in several places are few: all of them are loaded. */
const parts = new Map<string, (() => Promise<unknown>)[]>();

/** A component whose module loads when it is first rendered, or before it is: see `loadParts`. */
export function lazyPart<Module, Name extends keyof Module & string>(
  fetchPart: () => Promise<Module>,
  name: Name,
) {
  type Props = PropsOf<Module[Name]>;
  type Part = ComponentType<Props>;
  let loaded: Part | undefined;
  async function loadPart() {
    loaded ??= (await fetchPart())[name] as Part;
    return { default: loaded };
  }
  parts.set(name, [...(parts.get(name) ?? []), loadPart]);
  const Late = lazy(loadPart);

  return function LazyPart(props: Props) {
    useContext(DrawnParts)?.add(name);
    // what is there is rendered at once, so that React can take over such a part while it is pressed
    const [Drawn] = useState<Part | typeof Late>(() => loaded ?? Late);
    return createElement<Props>(Drawn, props);
  };
}

/**
 * Loads the code of parts, and of parts within them. One that fails is left: it fails again where it is rendered, and
 * says so there.
 */
export async function loadParts(names: string[]) {
  const left = new Set(names);
  for (;;) {
    const known = [...left].filter((name) => parts.has(name));
    if (known.length === 0) return;
    for (const name of known) left.delete(name);
    await Promise.allSettled(known.flatMap((name) => parts.get(name)?.map((load) => load()) ?? []));
  }
}
