import { useState } from 'react';
import { apiOver, messageOf } from '../../../shared/api/api.ts';
import { saveFile } from '../../../shared/save-file.ts';
import { type Search, searchBody } from '../search/catalog-search.ts';
import type { SectionDescription } from '../search/catalog-sections.ts';
import { useSort } from '../search/use-sort.ts';
import { fetchWithProgress, type Progress } from './fetch-with-progress.ts';

/** The seven exports differ in their paths and bodies alone. */
type ExportPath = '/search_v2/tyres/export';
type Format = 'xlsx' | 'csv';

/** Fetches a list as a file and saves it, then calls `onSaved`. */
export function useExport(section: SectionDescription, search: Search, onSaved: () => void) {
  const [sort] = useSort(search);
  const [progress, setProgress] = useState<Progress>();
  const [failure, setFailure] = useState<string>();
  const [call, setCall] = useState<AbortController>();

  const start = async (format: Format) => {
    const abort = new AbortController();
    setCall(abort);
    setFailure(undefined);
    setProgress({ received: 0, expected: undefined });
    try {
      const api = apiOver((request) => fetchWithProgress(request, setProgress));
      const file = await api.download('post', `/search_v2/${section.code}/export` as ExportPath, {
        params: { query: { format } },
        body: searchBody(search, sort) as never,
        signal: abort.signal,
      });
      saveFile(file, `export.${format}`);
      onSaved();
    } catch (error) {
      if (!abort.signal.aborted) setFailure(messageOf(error));
    } finally {
      setProgress(undefined);
    }
  };
  return { progress, failure, start, cancel: () => call?.abort() };
}
