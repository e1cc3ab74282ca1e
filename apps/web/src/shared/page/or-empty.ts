import type { ComponentType } from 'react';

/** For `lazy`: a component that the page can do without. Renders nothing if its code does not load. */
export const orEmpty = <Props>(
  load: Promise<ComponentType<Props>>,
): Promise<{ default: ComponentType<Props> }> =>
  load.then(
    (component) => ({ default: component }),
    () => ({ default: () => null }),
  );
