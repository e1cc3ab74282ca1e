import { Steps } from '@org/ui/steps';

export function Example() {
  return <Steps label="Import" steps={['File', 'Columns', 'Check', 'Done']} current={1} />;
}
