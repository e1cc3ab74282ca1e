import { useState } from 'react';
import { Button } from '../button/button.tsx';
import type { Guide } from '../foundations/guide.ts';
import { Note } from '../note/note.tsx';
import { createToastQueue, ToastRegion } from './toast.tsx';

interface SayProps {
  words: string;
  isGood: boolean;
  /** Whether it stays, for a picture. */
  isKept?: boolean;
}

function Say({ words, isGood, isKept }: SayProps) {
  const [toasts] = useState(() => createToastQueue());
  const say = () =>
    isGood
      ? toasts.success(words, {
          action: { label: 'Undo', onPress: () => undefined },
          ...(isKept && { timeoutMs: 0 }),
        })
      : toasts.error(words);
  return (
    <>
      <Button onPress={say}>Show it</Button>
      <ToastRegion queue={toasts} />
    </>
  );
}

export const guide: Guide = {
  use: [
    'What was asked is done, and the screen doesn’t show it by itself.',
    'Something in the background ended or failed.',
  ],
  avoid: [
    ['A field is wrong', 'its `errorMessage`'],
    ['It concerns the page as long as one is on it', 'Note'],
    ['An answer is needed', 'ConfirmDialog'],
  ],
  pairs: [
    {
      good: <Say words="List deleted" isGood />,
      why: 'What was done, and the way back.',
      bad: <Say words="Oops! Something went wrong" isGood={false} />,
      whyNot: 'Neither what failed nor what to do.',
    },
    {
      good: (
        <Note tone="danger" title="The price list was not read.">
          Column “Price” is missing.
        </Note>
      ),
      why: 'An error that has to be worked on stays on the page.',
      bad: <Say words="Column “Price” is missing in rows 4, 9, 12 and 31" isGood={false} />,
      whyNot: 'It is gone before it is read.',
    },
  ],
  anatomy: [
    ['Mark of its kind: done, to know, warning, failed, under way', 'svg'],
    ['Words', '[role=region] [role=status], [role=region] [role=alert]'],
    ['One action', '[role=region] button:not(:has(svg))'],
    ['Cross', '[role=region] button:has(svg)'],
    ['Region: where they stand, three at once at most', '[role=region]'],
  ],
  picture: <Say words="List deleted" isGood isKept />,
  opens: 'button',
  criteria: [
    ['4.1.3', 'Announced without taking the focus; F6 goes there'],
    ['2.2.1', 'It stays while one points at it or has the focus in it'],
  ],
  keys: [
    ['F6', 'Goes to the toasts and back'],
    ['Tab', 'Goes through action and cross'],
    ['Escape', 'Leaves the toasts'],
  ],
  words: [
    'The fact in the past: “Company deleted”.',
    'An error says what to do: “Not saved. Check the connection”.',
    'No full stop after one sentence.',
  ],
  components: {
    ToastRegion: {
      gets: '[role=region]',
      described: null,
      draw: (given) => {
        const toasts = createToastQueue();
        toasts.info('Saved', { timeoutMs: 0 });
        return <ToastRegion {...given} queue={toasts} />;
      },
    },
  },
};
