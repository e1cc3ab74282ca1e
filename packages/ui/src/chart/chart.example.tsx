import { LineChart } from '@org/ui/chart';

export function Example() {
  return (
    <div style={{ width: 420 }}>
      <LineChart
        label="Median price, thousand"
        labels={['Jan', 'Feb', 'Mar', 'Apr']}
        labelsTitle="Month"
        series={[
          { name: 'Winter', tone: 'winter', values: [6, 7, 8, 7] },
          { name: 'Summer', tone: 'summer', values: [5, 4, 6, 7] },
        ]}
      />
    </div>
  );
}
