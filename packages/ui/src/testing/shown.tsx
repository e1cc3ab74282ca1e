import { Avatar } from '../avatar/avatar.tsx';
import { Badge } from '../badge/badge.tsx';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx';
import { BarList, ColumnChart, LineChart } from '../chart/chart.tsx';
import { Chip, ChipGroup } from '../chip/chip.tsx';
import { Count } from '../count/count.tsx';
import { DateText } from '../date-text/date-text.tsx';
import {
  DisclosureRow,
  DisclosureRowButton,
  DisclosureRowHeader,
  DisclosureRowPanel,
} from '../disclosure-row/disclosure-row.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { FileProgress } from '../file-progress/file-progress.tsx';
import { SearchIcon } from '../icons/icons.tsx';
import { InfiniteScroll } from '../infinite-scroll/infinite-scroll.tsx';
import { DialogActions } from '../modal/modal.tsx';
import { Note } from '../note/note.tsx';
import { Pagination } from '../pagination/pagination.tsx';
import { Progress } from '../progress/progress.tsx';
import { Rating } from '../rating/rating.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Sparkline } from '../sparkline/sparkline.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { Spread } from '../spread/spread.tsx';
import { Steps } from '../steps/steps.tsx';
import { Table } from '../table/table.tsx';
import { TabLinks } from '../tabs/tabs.tsx';
import { TyreGlyph } from '../tyre-glyph/tyre-glyph.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { WheelGlyph } from '../wheel-glyph/wheel-glyph.tsx';
import { type Case, nothing } from './given.ts';

const chart = { label: 'Stock', labels: ['A', 'B'], labelsTitle: 'Place' };
const series = [{ name: 'Tyres', values: [1, 2] }];

/** Components that only show something. */
export const shown: Case[] = [
  { name: 'Avatar', gets: '[role=img]', draw: (given) => <Avatar {...given} name="Ada" /> },
  { name: 'Badge', gets: 'span', draw: (given) => <Badge {...given}>New</Badge> },
  {
    name: 'Breadcrumbs',
    gets: 'nav',
    draw: (given) => <Breadcrumbs {...given} items={[{ label: 'Here' }]} />,
  },
  {
    name: 'BarList',
    gets: 'figure',
    draw: (given) => <BarList {...given} label="Stock" series={series} rows={[]} />,
  },
  {
    name: 'ColumnChart',
    gets: 'figure',
    draw: (given) => <ColumnChart {...given} {...chart} series={series} />,
  },
  {
    name: 'LineChart',
    gets: 'figure',
    draw: (given) => <LineChart {...given} {...chart} series={series} />,
  },
  {
    name: 'ChipGroup',
    gets: '[role=toolbar]',
    draw: (given) => (
      <ChipGroup {...given} label="Filters" onRemove={nothing}>
        <Chip id="city">Omsk</Chip>
      </ChipGroup>
    ),
  },
  { name: 'Count', gets: 'span', draw: (given) => <Count {...given}>9</Count> },
  {
    name: 'DateText',
    gets: 'time',
    draw: (given) => <DateText {...given} value="2026-11-21" locale="en" />,
  },
  {
    name: 'DialogActions',
    gets: 'div',
    draw: (given) => <DialogActions {...given}>1</DialogActions>,
  },
  {
    name: 'DisclosureRow',
    gets: 'div',
    draw: (given) => (
      <DisclosureRow {...given}>
        <DisclosureRowHeader>
          <DisclosureRowButton label="Open">1</DisclosureRowButton>
        </DisclosureRowHeader>
        <DisclosureRowPanel>2</DisclosureRowPanel>
      </DisclosureRow>
    ),
  },
  { name: 'EmptyState', gets: 'div', draw: (given) => <EmptyState {...given} title="Nothing" /> },
  {
    name: 'FileProgress',
    gets: 'div',
    draw: (given) => <FileProgress {...given} name="a.xlsx" details="2 MB" />,
  },
  {
    name: 'InfiniteScroll',
    gets: 'div',
    draw: (given) => (
      <InfiniteScroll
        {...given}
        nextPage={null}
        onLoadMore={nothing}
        isLoading={false}
        loading="…"
      />
    ),
  },
  {
    name: 'an icon',
    gets: 'svg',
    ref: '',
    described: null,
    draw: ({ id, 'data-testid': mark }) => <SearchIcon id={id} data-testid={mark} />,
  },
  { name: 'Note', gets: 'div', draw: (given) => <Note {...given}>Saved</Note> },
  {
    name: 'Pagination',
    gets: 'nav',
    draw: (given) => <Pagination {...given} page={1} pageCount={2} hrefOf={String} />,
  },
  {
    name: 'Progress',
    gets: '[role=progressbar]',
    draw: (given) => <Progress {...given} label="Import" value={1} />,
  },
  {
    name: 'Rating',
    gets: 'span',
    draw: (given) => (
      <Rating {...given} label="Rating">
        4.9
      </Rating>
    ),
  },
  { name: 'Skeleton', gets: 'span', draw: (given) => <Skeleton {...given} /> },
  { name: 'Sparkline', gets: 'svg', draw: (given) => <Sparkline {...given} values={[1, 2]} /> },
  {
    name: 'Spinner',
    gets: '[role=progressbar]',
    draw: (given) => <Spinner {...given} label="…" />,
  },
  {
    name: 'Spread',
    gets: '[role=img]',
    draw: (given) => <Spread {...given} label="24 %" values={[1, 2]} />,
  },
  {
    name: 'Steps',
    gets: 'ol',
    draw: (given) => <Steps {...given} label="Import" steps={['File']} current={0} />,
  },
  {
    name: 'Table',
    gets: 'table',
    ref: 'table',
    draw: (given) => <Table {...given} caption="Offers" columns={[]} rows={[]} rowKey={String} />,
  },
  {
    name: 'TabLinks',
    gets: 'nav',
    draw: (given) => (
      <TabLinks {...given} label="Parts">
        {null}
      </TabLinks>
    ),
  },
  { name: 'TyreGlyph', gets: 'svg', draw: (given) => <TyreGlyph {...given} width={205} /> },
  {
    name: 'VisuallyHidden',
    gets: 'span',
    draw: (given) => <VisuallyHidden {...given}>1</VisuallyHidden>,
  },
  { name: 'WheelGlyph', gets: 'svg', draw: (given) => <WheelGlyph {...given} width={7} /> },
];
