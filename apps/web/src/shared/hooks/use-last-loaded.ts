import { useState } from 'react';

/**
 * Returns the data of a query, or the previous data while the new one loads: a list that is being narrowed keeps its
 * rows until the new ones are here.
 */
export function useLastLoaded<Data>({ data }: { data: Data | undefined }): Data | undefined {
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  return data ?? last;
}
