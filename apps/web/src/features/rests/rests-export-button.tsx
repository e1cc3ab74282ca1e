import { Button } from '@org/ui/button';
import { DownloadIcon } from '@org/ui/icons';
import { useState } from 'react';

export interface ExportButtonProps {
  format: 'xlsx' | 'csv';
  /** Downloads the whole stock as a file, and reports the progress, 0 to 100. */
  onExport: (
    format: ExportButtonProps['format'],
    onProgress: (percent: number) => void,
  ) => Promise<unknown>;
}

/** Downloads the stock, and shows the progress. */
export function ExportButton({ format, onExport }: ExportButtonProps) {
  const [percent, setPercent] = useState<number>();
  const run = async () => {
    setPercent(0);
    await onExport(format, setPercent).finally(() => setPercent(undefined));
  };
  const name = format.toUpperCase();
  return (
    <Button
      icon={<DownloadIcon size={16} />}
      isPending={percent !== undefined}
      pendingText={`${name}, ${Math.round(percent ?? 0)}\u202f%`}
      onPress={() => void run()}
    >
      {`Скачать ${name}`}
    </Button>
  );
}
