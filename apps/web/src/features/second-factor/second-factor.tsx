import { useAtomValue } from 'jotai';
import { secondFactorAtom } from './second-factor.atoms.ts';
import { calls } from './second-factor-calls.ts';
import { SecondFactorSection } from './second-factor-section.tsx';

/** The second factor of the signed-in user, for the profile. */
export function OwnSecondFactor() {
  const { data } = useAtomValue(secondFactorAtom);
  return data ? <SecondFactorSection factor={data} calls={calls} /> : null;
}
