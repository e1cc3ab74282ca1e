import { LineChart } from '@org/ui/chart';
import { Columns } from '@org/ui/columns';

export function Example() {
  return (
    <Columns columns="wide">
      <LineChart
        label="Median price, thousand"
        labels={['Jan', 'Feb', 'Mar', 'Apr']}
        labelsTitle="Month"
        series={[
          { name: 'Winter', tone: 'winter', values: [6, 7, 8, 7] },
          { name: 'Summer', tone: 'summer', values: [5, 4, 6, 7] },
        ]}
      />
    </Columns>
  );
}
