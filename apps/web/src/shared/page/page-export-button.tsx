import { Button } from '@org/ui/button';
import { DownloadIcon } from '@org/ui/icons';
import { useCall } from './use-call.ts';

export interface ExportButtonProps {
  /** @default 'm' */
  size?: 's' | 'm';
  /** @default 'XLSX' */
  format?: 'XLSX' | 'CSV';
  onExport: () => Promise<unknown>;
}

/** Downloads what a page shows as a table. */
export function ExportButton({ size = 'm', format = 'XLSX', onExport }: ExportButtonProps) {
  const exporting = useCall(onExport);
  return (
    <Button
      variant="ghost"
      size={size}
      icon={<DownloadIcon size={16} />}
      isPending={exporting.isPending}
      pendingText="Собираем"
      onPress={exporting.run}
    >
      Скачать {format}
    </Button>
  );
}
