import { TextArea } from '@org/ui/text-area';

export function Example() {
  return (
    <TextArea label="Comment to the order" name="comment" rows={3} hint="The supplier sees it" />
  );
}
