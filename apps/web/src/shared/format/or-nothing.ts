import type { ComponentType } from 'react';

/** For `lazy`: a component that the page does as well without. Nothing is drawn when its code does not come. */
export const orNothing = <Props>(
  load: Promise<ComponentType<Props>>,
): Promise<{ default: ComponentType<Props> }> =>
  load.then(
    (component) => ({ default: component }),
    () => ({ default: () => null }),
  );
