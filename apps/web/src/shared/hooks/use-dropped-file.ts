import { useEffect } from 'react';

const hasFile = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/** Takes a file that is dropped anywhere on the page. `onFile` must be the same function on each render. */
export function useDroppedFile(onFile: ((file: File) => void) | undefined): void {
  useEffect(() => {
    if (!onFile) return;
    // without it the browser opens the file
    const over = (event: DragEvent) => hasFile(event) && event.preventDefault();
    const drop = (event: DragEvent) => {
      const file = event.dataTransfer?.files[0];
      if (!file || event.defaultPrevented) return;
      event.preventDefault();
      onFile(file);
    };
    window.addEventListener('dragover', over);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('drop', drop);
    };
  }, [onFile]);
}
