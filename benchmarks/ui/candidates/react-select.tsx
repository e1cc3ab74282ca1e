import Select from 'react-select';
import { options } from '../options.ts';

export function Candidate() {
  return <Select aria-label="Model" options={options} maxMenuHeight={245} />;
}
