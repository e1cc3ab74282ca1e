import { Button } from '@org/ui/button';
import { SearchIcon } from '@org/ui/icons';
import { TextField } from '@org/ui/text-field';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import * as css from './market-search.css.ts';

/** One line into the catalogue of tyres. */
export function MarketSearch() {
  const [q, setQ] = useState('');
  const navigate = useNavigate();
  return (
    <search>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          const query = q.trim();
          navigate(query ? `${paths.tires}?${new URLSearchParams({ q: query })}` : paths.tires);
        }}
      >
        <div className={css.field}>
          <TextField
            aria-label="Поиск шин"
            placeholder="205/55 R16 91V нокиан зима"
            type="search"
            size="l"
            prefix={<SearchIcon />}
            value={q}
            onChange={setQ}
          />
        </div>
        <Button type="submit" variant="primary" size="l">
          Найти
        </Button>
      </form>
    </search>
  );
}
