/** Every word that a component says by itself. A prop of the component goes before it. */
export interface Words {
  /** The safe choice of a question. */
  cancel: string;
  /** Opens the system's choice of files. */
  chooseFile: string;
  /** The cross that empties a field. */
  clear: string;
  /** The cross of a dialog, a sheet or a toast. */
  close: string;
  /** The row of a list that adds what was typed. */
  create: (text: string) => string;
  /** The minus of a stepper. */
  decrease: string;
  /** Read after the name of a finished step. */
  done: string;
  /** While files are over their zone. */
  dropHere: string;
  /** In place of options when there are none. */
  empty: string;
  /** Read after the name of a failed step. */
  failed: string;
  /** How many options a search has left, read out. */
  found: (count: number) => string;
  /** The lower end of a range. */
  from: string;
  /** The plus of a stepper. */
  increase: string;
  /** While a page of a list is on its way. */
  loading: string;
  /** Unfolds a list; how many options are behind it, if that is known. */
  more: (count: number | undefined) => string;
  nextPage: string;
  /** The region of toasts among the landmarks. */
  notifications: string;
  /** Full name of a page: the number alone says little in a list of links. */
  page: (number: number) => string;
  /** The navigation between pages. */
  pages: string;
  /** The navigation from the top of a site down to the page. */
  path: string;
  previousPage: string;
  /** Before the name of what a cross takes away. */
  remove: string;
  /** Asks again for what did not come. */
  retry: string;
  /** In an empty search field, and its name. */
  search: string;
  /** The upper end of a range. */
  to: string;
}
