import { useState } from 'react';

/**
 * The data of a query, or what the query before it had, while the new one is on its way: a list that is narrowed keeps
 * its rows until the narrower one is here.
 */
export function useLastLoaded<Data>({ data }: { data: Data | undefined }): Data | undefined {
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  return data ?? last;
}
