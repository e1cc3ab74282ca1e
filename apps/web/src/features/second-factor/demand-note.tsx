import { Note } from '@org/ui/note';
import type { SecondFactor } from './second-factor.atoms.ts';

const listFormat = new Intl.ListFormat('ru');

/** Which companies demand a second factor of the account. A locked one waits for it. */
export function DemandNote({ factor: { demanded_by } }: { factor: SecondFactor }) {
  const locked = demanded_by.filter((company) => company.locked);
  const names = (companies: typeof demanded_by) =>
    listFormat.format(companies.map(({ name }) => `«${name}»`));
  if (locked.length > 0)
    return (
      <Note tone="danger" title="Добавьте ключ или приложение:">
        без второго фактора для вас закрыто: {names(locked)}.
      </Note>
    );
  return demanded_by.length > 0 ? <Note>Второй фактор требует {names(demanded_by)}.</Note> : null;
}
