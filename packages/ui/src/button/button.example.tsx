import { Button } from '@org/ui/button';
import { DownloadIcon } from '@org/ui/icons';
import { useState } from 'react';

export function Example() {
  const [isPending, setPending] = useState(false);
  return (
    <Button
      icon={<DownloadIcon size={16} />}
      isPending={isPending}
      pendingText="Preparing"
      onPress={() => setPending(true)}
    >
      Download the list
    </Button>
  );
}
