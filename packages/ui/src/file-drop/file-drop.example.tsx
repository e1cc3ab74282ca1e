import { FileDrop } from '@org/ui/file-drop';
import { useState } from 'react';

export function Example() {
  const [error, setError] = useState<string>();
  return (
    <FileDrop
      label="Price list"
      hint="XLSX or CSV, up to 10 MB"
      acceptedTypes={['.xlsx', '.csv']}
      maxBytes={10_000_000}
      errorMessage={error}
      onFiles={() => setError(undefined)}
      onReject={([first]) => setError(first && `${first.file.name} was not taken`)}
    />
  );
}
