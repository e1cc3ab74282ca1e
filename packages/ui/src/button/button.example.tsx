import { Button } from '@org/ui/button';
import { DownloadIcon } from '@org/ui/icons';
import { useState } from 'react';

const prepare = () => new Promise<void>((resolve) => setTimeout(resolve, 1500));

export function Example() {
  const [isPending, setPending] = useState(false);
  return (
    <Button
      icon={<DownloadIcon size={16} />}
      isPending={isPending}
      pendingText="Preparing"
      onPress={async () => {
        setPending(true);
        await prepare();
        setPending(false);
      }}
    >
      Download the list
    </Button>
  );
}
