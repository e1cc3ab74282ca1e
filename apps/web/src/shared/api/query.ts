/** What a query gives to the call that answers it. */
export interface Signal {
  signal: AbortSignal;
}

/** The same of a list that is loaded page by page. */
export interface PageSignal extends Signal {
  pageParam: unknown;
}

/** The number of the page after this one; undefined after the last. */
export const nextPageOf = ({ meta }: { meta: { current_page: number; last_page: number } }) =>
  meta.current_page < meta.last_page ? meta.current_page + 1 : undefined;
