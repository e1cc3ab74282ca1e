import { IconButton } from '@org/ui/icon-button';
import { DownloadIcon } from '@org/ui/icons';
import { lazy, Suspense, useRef, useState } from 'react';
import type { ExportedList } from './export-panel.tsx';

const ExportPanel = lazy(async () => ({
  default: (await import('./export-panel.tsx')).ExportPanel,
}));

/** The list as a file. What it takes is fetched by the first press. */
export function ExportControl(props: ExportedList) {
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLDivElement>(null);
  return (
    <div ref={trigger}>
      <IconButton
        label="Выгрузить список"
        icon={<DownloadIcon />}
        aria-haspopup="dialog"
        onPress={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <ExportPanel {...props} trigger={trigger} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
