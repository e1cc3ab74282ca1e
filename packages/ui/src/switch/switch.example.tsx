import { Switch } from '@org/ui/switch';

export function Example() {
  return <Switch onChange={(isOn) => console.log(isOn)}>Favourites only</Switch>;
}
