import { type ComponentType, lazy } from 'react';

type PropsOf<Part> = Part extends ComponentType<infer Props> ? Props : never;

/** A component whose module loads when it is first rendered. */
export const lazyPart = <Module, Name extends keyof Module>(
  fetchPart: () => Promise<Module>,
  name: Name,
) =>
  lazy(async () => ({
    default: (await fetchPart())[name] as ComponentType<PropsOf<Module[Name]>>,
  }));
