'use client';
import { Button, type ButtonProps } from '@org/ui/button';
import { BarList, ColumnChart } from '@org/ui/chart';
import { ComboBox } from '@org/ui/combo-box';
import { type FaintPair, faintPairs } from '@org/ui/contrast';
import { DateText } from '@org/ui/date-text';
import {
  DisclosureRow,
  DisclosureRowButton,
  DisclosureRowHeader,
  DisclosureRowPanel,
} from '@org/ui/disclosure-row';
import { SearchIcon } from '@org/ui/icons';
import { Pagination } from '@org/ui/pagination';
import { Select } from '@org/ui/select';
import { SortButton } from '@org/ui/table';
import { TabLink, TabLinks } from '@org/ui/tabs';
import { TextField } from '@org/ui/text-field';
import { vars } from '@org/ui/theme';
import { WordsProvider } from '@org/ui/words';
import { ru } from '@org/ui/words/ru';
import { useEffect, useState } from 'react';
import { Overlays } from './gallery-overlays.tsx';

/** What the examples of the documentation don't show: the other entry points, and open layers. */
export function Gallery() {
  return (
    <>
      <section data-entry="theme">
        <svg aria-hidden fill={vars.color.ink.ink} />
      </section>
      <section data-entry="contrast">
        <Contrast />
      </section>
      <section data-entry="icons">
        <SearchIcon size={16} />
      </section>
      <section data-entry="words/ru">
        <WordsProvider words={ru}>
          <Pagination page={1} pageCount={3} hrefOf={(page) => `#ru=${page}`} />
        </WordsProvider>
      </section>
      <Controls />
      <Data />
      <Overlays />
    </>
  );
}

/** The theme of the package itself has no faint pair. */
function Contrast() {
  const [faint, setFaint] = useState<FaintPair[]>([]);
  useEffect(() => setFaint(faintPairs()), []);
  if (faint.length > 0) throw new Error(JSON.stringify(faint));
  return null;
}

// @ts-expect-error An unknown look is an error: the types, too, reach the application.
const look: ButtonProps['variant'] = 'unknown';

const words = {
  search: 'Find a city',
  empty: 'No such city',
  loading: 'Loading',
  retry: 'Try again',
  found: (count: number) => `Found: ${count}`,
  clear: 'Clear',
  more: () => 'More cities',
};
const cities = ['Kazan', 'Omsk', 'Perm', 'Tyumen'].map((label) => ({ value: label, label }));

const Controls = () => (
  <>
    <Button variant={look && 'primary'}>Save</Button>
    <TextField label="Name" defaultValue="Wheel" isDisabled={undefined} hint={undefined} />
    <section data-opens="listbox">
      <Select label="Sort by" items={cities} words={words} defaultValue="Omsk" />
    </section>
    <section data-opens="listbox">
      <ComboBox label="City" items={cities} words={words} />
    </section>
  </>
);

const series = [
  { name: 'Winter', tone: 'winter', values: [6, 7, 8] },
  { name: 'Summer', tone: 'summer', values: [5, 4, 6] },
] as const;

const Data = () => (
  <>
    <ColumnChart
      label="Median price"
      labels={['Jan', 'Feb', 'Mar']}
      labelsTitle="Month"
      series={series}
    />
    <BarList label="Stock" series={series} rows={[{ id: '1', name: 'A', values: [6, 5] }]} />
    <DateText
      value="2026-11-21T08:42:00Z"
      now={new Date('2026-11-21T09:00:00Z')}
      locale="en-GB"
      timeZone="UTC"
    />
    <DisclosureRow defaultExpanded>
      <DisclosureRowHeader>
        <DisclosureRowButton label="Show 21 offers">21</DisclosureRowButton>
      </DisclosureRowHeader>
      <DisclosureRowPanel>Offers</DisclosureRowPanel>
    </DisclosureRow>
    <SortButton onPress={() => {}}>Stock</SortButton>
    <TabLinks label="Sections">
      <TabLink href="#one" isCurrent>
        One
      </TabLink>
      <TabLink href="#two">Two</TabLink>
    </TabLinks>
  </>
);
