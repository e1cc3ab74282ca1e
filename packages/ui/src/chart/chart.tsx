export type { BarListProps, BarListRow } from './bar-list.tsx';
export { BarList } from './bar-list.tsx';
export type { Tone } from './chart.css.ts';
export type { ColumnChartProps } from './column-chart.tsx';
export { ColumnChart } from './column-chart.tsx';
export type { ChartProps, ChartSeries } from './data-table.tsx';
export type { LineChartProps } from './line-chart.tsx';
export { LineChart } from './line-chart.tsx';
