import { Skeleton } from '@org/ui/skeleton';

/** Stands for the content of a page that loads. */
export const Loading = ({ height = 320 }: { height?: number }) => (
  <div aria-busy="true">
    <Skeleton width="100%" height={height} shape="box" />
  </div>
);
