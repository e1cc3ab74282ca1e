import { Button } from '@org/ui/button';
import { createToastQueue, ToastRegion } from '@org/ui/toast';

const toasts = createToastQueue();
const save = () => new Promise<void>((resolve) => setTimeout(resolve, 1500));

export function Example() {
  return (
    <>
      <Button
        onPress={() =>
          toasts.promise(save(), { pending: 'Saving', success: 'Saved', error: 'Not saved' })
        }
      >
        Save
      </Button>
      <ToastRegion queue={toasts} />
    </>
  );
}
