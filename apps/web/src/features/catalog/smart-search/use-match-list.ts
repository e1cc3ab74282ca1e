import { useSetAtom } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/page/paths.ts';
import { pastedListAtom } from '../../../shared/session/visitor.atoms.ts';

/** Returns a function that takes a text to where requests are made of it. */
export function useMatchList(): (text: string) => void {
  const setPasted = useSetAtom(pastedListAtom);
  const navigate = useNavigate();
  return (text) => {
    setPasted(text);
    navigate(paths.requests);
  };
}
