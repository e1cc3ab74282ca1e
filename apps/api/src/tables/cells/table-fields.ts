import type { components } from '@org/api-client/schema';

export type Field = components['schemas']['ColumnField'];
export type Choice = components['schemas']['ColumnChoice'];
export type HeaderChoice = components['schemas']['HeaderChoice'];
export type StockChoice = components['schemas']['StockChoice'];
export type NamelessChoice = components['schemas']['NamelessChoice'];
export type RateChoice = components['schemas']['RateChoice'];
export type HiddenChoice = components['schemas']['HiddenChoice'];
export type UnreadChoice = components['schemas']['UnreadChoice'];
/** What the user has corrected in a file: meanings of columns, header rows, and what columns don't say. */
export type Correction =
  | Choice
  | HeaderChoice
  | StockChoice
  | NamelessChoice
  | RateChoice
  | UnreadChoice
  | HiddenChoice;

type ImportColumn = components['schemas']['ImportColumn'];

/** A column as it is stored; columns of older lists have fewer fields. */
export interface Column extends Omit<ImportColumn, 'top' | 'role' | 'price_type' | 'account'> {
  role?: ImportColumn['role'];
  price_type?: ImportColumn['price_type'];
  top?: ImportColumn['top'];
  account?: ImportColumn['account'];
  /** key under which the corrections of its sheet are remembered */
  layout?: string;
  /** whether the user has chosen the row of titles, now or for an earlier file */
  isMoved?: boolean;
}

export const isHeader = (correction: Correction): correction is HeaderChoice =>
  'header_row' in correction;
export const isColumn = (correction: Correction): correction is Choice => 'column' in correction;
export const isStock = (correction: Correction): correction is StockChoice =>
  'all_in_stock' in correction;
export const isNameless = (correction: Correction): correction is NamelessChoice =>
  'nameless' in correction;
export const isRate = (correction: Correction): correction is RateChoice => 'rate' in correction;
export const isUnread = (correction: Correction): correction is UnreadChoice =>
  'unneeded' in correction;
export const isHidden = (correction: Correction): correction is HiddenChoice =>
  'hidden' in correction;
