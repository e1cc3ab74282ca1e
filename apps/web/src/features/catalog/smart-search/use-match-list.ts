import { useSetAtom } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { pastedListAtom } from '../../../shared/atoms.ts';
import { paths } from '../../../shared/paths.ts';

/** Returns a function that takes a text to where requests are made of it. */
export function useMatchList(): (text: string) => void {
  const setPasted = useSetAtom(pastedListAtom);
  const navigate = useNavigate();
  return (text) => {
    setPasted(text);
    navigate(paths.requests);
  };
}
