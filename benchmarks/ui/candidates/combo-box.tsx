import { ComboBox } from '../../../packages/ui/src/combo-box/combo-box.tsx';
import { options } from '../options.ts';
import { words } from './words.ts';

export function Candidate() {
  return <ComboBox label="Model" items={options} words={words} />;
}
