import { Button } from '@org/ui/button';
import { DownloadIcon } from '@org/ui/icons';
import { Suspense, useRef, useState } from 'react';
import { lazyPart } from '../../../shared/page/lazy-part.ts';
import * as css from './export-control.css.ts';
import type { ExportedList } from './export-panel.tsx';

const ExportPanel = lazyPart(() => import('./export-panel.tsx'), 'ExportPanel');

/** Exports the list as a file. The code of the panel loads with the first press. */
export function ExportControl(props: ExportedList) {
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLDivElement>(null);
  return (
    <div ref={trigger}>
      <Button
        variant="ghost"
        aria-label="Экспорт списка"
        icon={<DownloadIcon size={16} />}
        aria-haspopup="dialog"
        onPress={() => setOpen(true)}
      >
        <span className={css.words}>Экспорт</span>
      </Button>
      {isOpen && (
        <Suspense>
          <ExportPanel {...props} trigger={trigger} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
