import { Sparkline } from '@org/ui/sparkline';

export function Example() {
  return <Sparkline values={[4, 5, 5, 6, 7, 9]} label="It rose from 44 to 61 in six months" />;
}
