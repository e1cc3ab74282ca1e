import { Button } from '@org/ui/button';
import { type Command, CommandPalette } from '@org/ui/command-palette';
import { useState } from 'react';

const commands: Command[] = [
  { id: 'orders', title: 'Orders', section: 'Go to', onRun: () => location.assign('#orders') },
  {
    id: 'order',
    title: 'New order',
    section: 'Do',
    keywords: 'buy',
    shortcut: 'n',
    onRun: () => location.assign('#order'),
  },
];

export function Example() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Commands</Button>
      <CommandPalette commands={commands} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}
