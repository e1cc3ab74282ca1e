import { Skeleton } from '@org/ui/skeleton';
import * as css from './loading.css.ts';

/** Stands for the content of a page that loads, or for a part of such a height in px. */
export const Loading = ({ height }: { height?: number | undefined }) => (
  <div aria-busy="true" className={height === undefined ? css.window : undefined}>
    <Skeleton width="100%" height={height ?? 320} shape="box" />
  </div>
);
