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
  anatomy: [
    'Name, read out',
    ['Legend', 'ul'],
    ['Plot with a scale', 'svg'],
    'A table of the same numbers, read out',
  ],
  picture: (
    <div style={{ width: 420 }}>
      <ColumnChart
        label="Orders, thousand"
        labels={['Jan', 'Feb', 'Mar']}
        labelsTitle="Month"
        series={[
          { name: 'Winter', tone: 'winter', values: [6, 7, 8] },
          { name: 'Summer', tone: 'summer', values: [5, 4, 6] },
        ]}
      />
    </div>
  ),
  criteria: [
    ['1.1.1', 'A table of the same numbers is read instead of the drawing'],
    ['1.4.1', 'Each line ends with its name; the table tells all values'],
  ],
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
