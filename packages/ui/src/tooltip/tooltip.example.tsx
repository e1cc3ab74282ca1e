import { IconButton } from '@org/ui/icon-button';
import { PrinterIcon } from '@org/ui/icons';
import { Tooltip } from '@org/ui/tooltip';

export function Example() {
  return (
    <Tooltip content="Print the order">
      <IconButton label="Print the order" icon={<PrinterIcon />} />
    </Tooltip>
  );
}
