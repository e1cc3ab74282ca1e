import { phoneEnglish } from '../family/phone-words.ts';
import type { Words } from './all-words.ts';

/** Texts of the components in English, the default. */
export const en: Words = {
  ...phoneEnglish,
  cancel: 'Cancel',
  chooseFile: 'Choose a file',
  clear: 'Clear',
  close: 'Close',
  closeAll: 'Close all',
  create: 'Add “{text}”',
  decrease: 'Decrease',
  done: 'done',
  dropHere: 'Drop here',
  empty: 'Nothing found',
  failed: 'failed',
  from: 'From',
  increase: 'Increase',
  loading: 'Loading…',
  more: 'Show more',
  moreOfCount: 'Show {count} more',
  nextPage: 'Next page',
  notifications: 'Notifications',
  page: 'Page {number}',
  pages: 'Pages',
  path: 'You are here',
  previousPage: 'Previous page',
  remove: 'Remove',
  retry: 'Try again',
  search: 'Search',
  to: 'To',
  unfinishedDate: 'Enter the whole date',
};
