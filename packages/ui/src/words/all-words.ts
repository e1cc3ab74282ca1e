import type { PhoneWords, Template } from '../family/phone-words.ts';

/**
 * Every text that components show without props, those of `@org/phone-input` too. A prop of a component overrides it.
 * Those of this package are plain text, so that a server component can pass them on.
 */
export interface Words extends PhoneWords {
  /** The safe button of a question. */
  cancel: string;
  /** Said at a cell whose text can't be read as a sum, a day or what else its column has. */
  cellUnread: string;
  /** Said after a paste: cells of it that lay beyond the last row or column, `{count}`. */
  cellsBeyond: Template<number>;
  /** Said after an edit: cells that were saved, `{count}`. */
  cellsChanged: Template<number>;
  /** Said after a copy, `{count}`. */
  cellsCopied: Template<number>;
  /** Said after a paste: cells of it that met read-only ones, `{count}`. */
  cellsLocked: Template<number>;
  /** Said after an edit: cells that were not saved, `{count}`. */
  cellsRefused: Template<number>;
  /** The line above what a server has refused of a form. */
  checkForm: string;
  /** Box that chooses a row of a grid, read before the row's name. */
  choose: string;
  /** Box that chooses all rows of a grid. */
  chooseAll: string;
  /** The closed field whose several chosen options are chips under it, `{count}`. */
  chosen: Template<number>;
  /** The button that opens the system's file dialog. */
  chooseFile: string;
  /** The cross that empties a field. */
  clear: string;
  /** The cross of a dialog, a sheet or a toast. */
  close: string;
  /** The button that closes all toasts. */
  closeAll: string;
  /** The button that says which columns of a grid are shown. */
  columns: string;
  /** Accessible name of the command palette and its list. */
  commands: string;
  /** The row of a list that adds the typed `{text}`. */
  create: Template<string>;
  /** The minus button of a stepper. */
  decrease: string;
  /** Read by screen readers after the name of a finished step. */
  done: string;
  /** Shown while files are dragged over the drop zone. */
  dropHere: string;
  /** Shown instead of options if there are none. */
  empty: string;
  /** Read by screen readers after the name of a failed step. */
  failed: string;
  /** The button that keeps a `{column}` of a grid in view. */
  freeze: Template<string>;
  /** The lower end of a range. */
  from: string;
  /** The plus button of a stepper. */
  increase: string;
  /** Shown while a page of a list is loading. */
  loading: string;
  /** The button that unfolds a list. */
  more: string;
  /** The same if the number of hidden options is known, `{count}`. */
  moreOfCount: Template<number>;
  /** The button that moves a `{column}` of a grid towards its start. */
  moveEarlier: Template<string>;
  /** The button that moves a `{column}` of a grid towards its end. */
  moveLater: Template<string>;
  nextPage: string;
  /** Error of a cell whose saving failed for no reason that is known. */
  notSaved: string;
  /** The landmark region of toasts. */
  notifications: string;
  /** Accessible name of the link to page `{number}`: in a list of links the number alone says little. */
  page: Template<number>;
  /** The navigation between pages. */
  pages: string;
  /** The navigation from the top of a site down to the page. */
  path: string;
  previousPage: string;
  /** The cross of a chip, read before the chip's text. */
  remove: string;
  /** The button that takes back how the columns of a grid were arranged. */
  resetColumns: string;
  /** The button or row that tries to load again. */
  retry: string;
  /** The error of a range whose start is after its end. */
  reversedRange: string;
  /** Placeholder and accessible name of a search field. */
  search: string;
  /** The button in a password field. */
  showPassword: string;
  /** The upper end of a range. */
  to: string;
  /** The button that takes the last change back. */
  undo: string;
  /** The error of a date that is not completely typed. */
  unfinishedDate: string;
  /** The error of a range that has one end, or is not completely typed. */
  unfinishedRange: string;
}
