import { MantineProvider, Select } from '@mantine/core';
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { options } from '../options.ts';

/** Its reset is in CSS layers, so it does not affect the pages of the other candidates. */
export function Candidate() {
  return (
    <MantineProvider>
      <Select label="Model" data={options} maxDropdownHeight={245} searchable />
    </MantineProvider>
  );
}
