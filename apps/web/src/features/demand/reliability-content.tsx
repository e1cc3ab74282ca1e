import { useAtomValue } from 'jotai';
import { Loading } from '../../shared/page/loading.tsx';
import { reliabilityAtom } from './demand.atoms.ts';
import { ReliabilityView } from './reliability-view.tsx';

/** What makes a company's reliability. */
export function ReliabilityContent({ company }: { company: string }) {
  const { data: report, error } = useAtomValue(reliabilityAtom(company));
  if (!report && error) throw error;
  if (!report) return <Loading />;
  return <ReliabilityView company={company} report={report} />;
}
