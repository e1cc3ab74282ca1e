import { CheckIcon, TriangleAlertIcon } from '@org/ui/icons';
import { tones } from './reliability-note.css.ts';
import { type Reliability, reliabilityWords, toneOf } from './reliability-words.ts';

const ICONS = {
  good: <CheckIcon size={14} />,
  poor: <TriangleAlertIcon size={14} />,
  unknown: null,
};

/** Says how a supplier has answered its orders, as it was counted. */
export function ReliabilityNote({ reliability }: { reliability: Reliability }) {
  const tone = toneOf(reliability);
  return (
    <span className={tones[tone]}>
      {ICONS[tone]}
      <span>{reliabilityWords(reliability)}</span>
    </span>
  );
}
