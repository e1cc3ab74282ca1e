import { Note } from '@org/ui/note';
import { useAtomValue } from 'jotai';
import { approvalsAtom } from '../../shared/approvals/approvals.atoms.ts';
import { excessText, worstOf } from '../../shared/approvals/excess-words.ts';

/** Says before the press that the orders need somebody's yes; nothing while they keep the user's limits. */
export function LimitNote({ company, sum }: { company: string; sum: number }) {
  const { data } = useAtomValue(approvalsAtom(company));
  const excess = worstOf(data?.limits ?? [], sum);
  if (!excess) return null;
  return <Note title={`${excessText(excess)}.`}>Нужно согласие: товар отложим на двое суток.</Note>;
}
