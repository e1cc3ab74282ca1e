import { Link } from '@org/ui/link';
import { Note } from '@org/ui/note';
import { useAtomValue } from 'jotai';
import { paths } from '../../shared/page/paths.ts';
import { secondFactorAtom } from './second-factor.atoms.ts';

const listFormat = new Intl.ListFormat('ru');

/** Why a company is missing from the list: it waits for a second factor. */
export function LockedNote() {
  const { data } = useAtomValue(secondFactorAtom);
  const locked = data?.demanded_by.filter((company) => company.locked) ?? [];
  if (locked.length === 0) return null;
  return (
    <Note tone="danger" title="Нужен второй фактор:">
      без него закрыто {listFormat.format(locked.map(({ name }) => `«${name}»`))}.{' '}
      <Link href={paths.profile}>Добавить в профиле</Link>
    </Note>
  );
}
