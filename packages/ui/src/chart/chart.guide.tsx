import type { Guide } from '../foundations/guide.ts';
import { BarList, ColumnChart, LineChart } from './chart.tsx';

const chart = { label: 'Stock', labels: ['A', 'B'], labelsTitle: 'Place' };
const series = [{ name: 'Tyres', values: [1, 2] }];

export const guide: Guide = {
  use: [
    'A change over time (LineChart), amounts side by side (ColumnChart), names with amounts (BarList).',
  ],
  avoid: [
    ['A shape in a row', 'Sparkline'],
    ['Two numbers', 'two numbers'],
    ['Exact values are read', 'Table'],
  ],
  pairs: [
    {
      good: (
        <div style={{ width: 280 }}>
          <BarList
            label="Stock"
            series={[{ name: 'Tyres' }]}
            rows={[
              { id: '1', name: 'Omsk', values: [9] },
              { id: '2', name: 'Perm', values: [4] },
            ]}
          />
        </div>
      ),
      why: 'The names stand in a column, each beside its bar.',
      bad: (
        <div style={{ width: 280 }}>
          <LineChart
            label="Stock"
            labels={['Omsk', 'Perm']}
            labelsTitle="City"
            series={[{ name: 'Tyres', values: [9, 4] }]}
          />
        </div>
      ),
      whyNot: 'A line means that one value follows the other. Cities do not.',
    },
  ],
  anatomy: ['Name', 'Legend', 'Plot with a scale', 'A table of the same numbers, read out'],
  keys: [
    ['Tab', 'Goes to the columns, if they can be pressed, and then on'],
    ['← →', 'Goes from one place of columns to the next'],
    ['Enter, Space', 'Opens what the columns are about'],
  ],
  words: [
    'The name has the unit: “Median price, thousand”.',
    'Three to five series; more are not told apart.',
  ],
  components: {
    BarList: {
      gets: 'figure',
      draw: (given) => <BarList {...given} label="Stock" series={series} rows={[]} />,
    },
    ColumnChart: {
      gets: 'figure',
      draw: (given) => <ColumnChart {...given} {...chart} series={series} />,
    },
    LineChart: {
      gets: 'figure',
      draw: (given) => <LineChart {...given} {...chart} series={series} />,
    },
  },
};
