import type { ReactNode } from 'react';
import { Loading } from './loading.tsx';

export interface LoadedProps<Data> {
  /** What `useAtomValue` returns of server data. */
  query: { data: Data | undefined; error: Error | null };
  /** Shown above the skeleton too. */
  heading?: ReactNode;
  /** The height of the skeleton in px: about that of the data. @default 320 */
  height?: number;
  children: (data: Data) => ReactNode;
}

/** Shows server data; a skeleton until they are there. Throws the error if they don't come, which the frame shows. */
export function Loaded<Data>({ query, heading, height, children }: LoadedProps<Data>) {
  const { data, error } = query;
  if (data !== undefined) return children(data);
  if (error) throw error;
  return (
    <>
      {heading}
      <Loading height={height} />
    </>
  );
}
