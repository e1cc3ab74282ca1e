import { expect, test } from 'vitest';
import {
  type GridColumn,
  placeColumns,
  templateOf,
  withFrozen,
  withMoved,
  withShown,
  withWidth,
} from './grid-layout.ts';

const column = (id: string, more: Partial<GridColumn<string>> = {}): GridColumn<string> => ({
  ...{ id, title: id, text: String },
  ...more,
});
const columns = [
  column('name', { width: 300, isRowHeader: true }),
  column('price', { width: 100 }),
  column('stock'),
];
const ids = (placed: { id: string }[]) => placed.map(({ id }) => id);

test('frozen columns come first, each after the one before', () => {
  const placed = placeColumns(columns, { frozen: ['stock', 'name'] }, 40);
  expect(ids(placed)).toEqual(['name', 'stock', 'price']);
  expect(placed.map(({ frozenAt }) => frozenAt)).toEqual([40, 340, undefined]);
});

test('hidden columns are not there, but a row keeps its name', () => {
  expect(ids(placeColumns(columns, { hidden: ['price', 'name'] }, 0))).toEqual(['name', 'stock']);
});

test('the name takes what is left until its width is set', () => {
  const template = (layout = {}) => templateOf(placeColumns(columns, layout, 40), layout, 40);
  expect(template()).toBe('40px minmax(300px, 1fr) 100px 160px');
  expect(template(withWidth({}, 'name', 250.4))).toBe('40px 250px 100px 160px');
  expect(template(withWidth({}, 'price', 3))).toBe('40px minmax(300px, 1fr) 56px 160px');
});

test('another column takes what is left, if it is there', () => {
  const two = [column('name', { isRowHeader: true }), column('town', { isFilling: true })];
  const template = (layout = {}) => templateOf(placeColumns(two, layout, 0), layout, 0);
  expect(template()).toBe('160px minmax(160px, 1fr)');
  expect(template({ hidden: ['town'] })).toBe('minmax(160px, 1fr)');
});

test('a column is hidden and frozen once', () => {
  expect(withShown(withShown({}, 'price', false), 'price', false)).toEqual({ hidden: ['price'] });
  expect(withShown({ hidden: ['price'] }, 'price', true)).toEqual({ hidden: [] });
  expect(withFrozen({ frozen: ['price'] }, 'price', false)).toEqual({ frozen: [] });
});

test('a column is moved past its neighbour, and no further than the edge', () => {
  const orderAfter = (id: string, by: -1 | 1, layout = {}) =>
    ids(placeColumns(columns, withMoved(columns, layout, id, by), 0));
  expect(orderAfter('price', -1)).toEqual(['price', 'name', 'stock']);
  expect(orderAfter('price', 1)).toEqual(['name', 'stock', 'price']);
  expect(orderAfter('name', 1, { order: ['stock', 'name', 'price'] })).toEqual([
    ...['stock', 'price', 'name'],
  ]);
  expect(withMoved(columns, {}, 'name', -1)).toEqual({});
  expect(withMoved(columns, {}, 'stock', 1)).toEqual({});
});

test('a column that is new since columns were moved stands after the one before it', () => {
  expect(ids(placeColumns(columns, { order: ['stock', 'name', 'gone'] }, 0))).toEqual([
    ...['stock', 'name', 'price'],
  ]);
  expect(ids(placeColumns(columns, { order: ['stock'] }, 0))).toEqual(['name', 'price', 'stock']);
});
