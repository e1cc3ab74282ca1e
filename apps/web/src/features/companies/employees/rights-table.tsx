import { RIGHT_NAMES, RIGHTS } from '@org/trade/roles';
import { Heading } from '@org/ui/heading';
import { CheckIcon } from '@org/ui/icons';
import { VisuallyHidden } from '@org/ui/visually-hidden';
import { COLUMNS } from '../role-words.ts';
import * as css from './rights-table.css.ts';

/** Which role allows what: «Кто что может». */
export function RightsTable() {
  return (
    <section className={css.section} aria-labelledby="rights">
      <Heading id="rights" level={2} size={18}>
        Кто что может
      </Heading>
      <table className={css.table} aria-labelledby="rights">
        <thead>
          <tr>
            <td className={css.corner} />
            {COLUMNS.map(({ name }) => (
              <th key={name} scope="col" className={css.column}>
                <span className={css.columnName}>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {RIGHTS.map((right) => (
            <tr key={right}>
              <th scope="row" className={css.right}>
                {RIGHT_NAMES[right]}
              </th>
              {COLUMNS.map(({ name, rights }) => (
                <td key={name} className={css.cell}>
                  <Answer isYes={rights.includes(right)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.note}>
        Сотрудник без ролей может всё, кроме того, что решает только владелец: реквизиты, банк,
        владельцы и роли, удаление компании. Видят всё все.
      </p>
    </section>
  );
}

function Answer({ isYes }: { isYes: boolean }) {
  return (
    <>
      <span aria-hidden="true" className={isYes ? css.yes : css.no}>
        {isYes ? <CheckIcon size={16} /> : '—'}
      </span>
      <VisuallyHidden>{isYes ? 'да' : 'нет'}</VisuallyHidden>
    </>
  );
}
