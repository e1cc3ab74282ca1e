import { Note } from '@org/ui/note';

export function Example() {
  return (
    <Note tone="danger" title="The form is not saved.">
      Check tax number and phone.
    </Note>
  );
}
