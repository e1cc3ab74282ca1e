import { Avatar } from '@org/ui/avatar';
import { Badge } from '@org/ui/badge';
import { Breadcrumbs } from '@org/ui/breadcrumbs';
import { BarList, ColumnChart, LineChart } from '@org/ui/chart';
import { Chip, ChipGroup } from '@org/ui/chip';
import { Count } from '@org/ui/count';
import { DateText } from '@org/ui/date-text';
import {
  DisclosureRow,
  DisclosureRowButton,
  DisclosureRowHeader,
  DisclosureRowPanel,
} from '@org/ui/disclosure-row';
import { EmptyState } from '@org/ui/empty-state';
import { FileProgress } from '@org/ui/file-progress';
import { InfiniteScroll } from '@org/ui/infinite-scroll';
import { Note } from '@org/ui/note';
import { Pagination } from '@org/ui/pagination';
import { Progress } from '@org/ui/progress';
import { Rating } from '@org/ui/rating';
import { Skeleton } from '@org/ui/skeleton';
import { Sparkline } from '@org/ui/sparkline';
import { Spinner } from '@org/ui/spinner';
import { Spread } from '@org/ui/spread';
import { Steps } from '@org/ui/steps';
import { SortButton, Table } from '@org/ui/table';
import { Tab, TabLink, TabLinks, TabList, TabPanel, Tabs } from '@org/ui/tabs';
import { TyreGlyph } from '@org/ui/tyre-glyph';
import { VisuallyHidden } from '@org/ui/visually-hidden';
import { WheelGlyph } from '@org/ui/wheel-glyph';
import { WordsProvider } from '@org/ui/words';
import { ru } from '@org/ui/words/ru';
import type { GallerySection } from './gallery-section.ts';

const seasons = [
  { name: 'Winter', tone: 'winter', values: [6, 7, 8] },
  { name: 'Summer', tone: 'summer', values: [5, 4, 6] },
] as const;
const months = { label: 'Median price', labels: ['Jan', 'Feb', 'Mar'], labelsTitle: 'Month' };

/** What shows data and where one is. */
export const data: GallerySection[] = [
  {
    entry: 'tabs',
    content: (
      <>
        <Tabs>
          <TabList aria-label="Company">
            <Tab id="profile">Profile</Tab>
            <Tab id="people" count={12}>
              People
            </Tab>
          </TabList>
          <TabPanel id="profile">Address</TabPanel>
          <TabPanel id="people">Who orders</TabPanel>
        </Tabs>
        <TabLinks label="Sections">
          <TabLink href="#one" isCurrent>
            One
          </TabLink>
          <TabLink href="#two">Two</TabLink>
        </TabLinks>
      </>
    ),
  },
  {
    entry: 'table',
    content: (
      <>
        <Table
          caption="Offers"
          columns={[
            { id: 'name', title: 'Supplier', cell: (row) => row.name, isRowHeader: true },
            { id: 'price', title: 'Price', cell: (row) => row.price, isSortable: true },
          ]}
          rows={[{ name: 'Wheel', price: 14280 }]}
          rowKey={(row) => row.name}
          sort={{ column: 'price', direction: 'ascending' }}
        />
        <SortButton onPress={() => {}}>Stock</SortButton>
      </>
    ),
  },
  {
    entry: 'disclosure-row',
    content: (
      <DisclosureRow defaultExpanded>
        <DisclosureRowHeader>
          <DisclosureRowButton label="Show 21 offers">21</DisclosureRowButton>
        </DisclosureRowHeader>
        <DisclosureRowPanel>Offers</DisclosureRowPanel>
      </DisclosureRow>
    ),
  },
  {
    entry: 'pagination',
    content: (
      <Pagination
        label="Pages"
        page={5}
        pageCount={12}
        hrefOf={(page) => `#page=${page}`}
        pageLabel={(page) => `Page ${page}`}
        previousLabel="Previous page"
        nextLabel="Next page"
      />
    ),
  },
  {
    entry: 'infinite-scroll',
    content: (
      <InfiniteScroll
        nextPage={2}
        onLoadMore={() => {}}
        isLoading={false}
        loading="Loading"
        error="The cities did not load."
        retryLabel="Try again"
      />
    ),
  },
  {
    entry: 'steps',
    content: <Steps label="Import" steps={['File', 'Columns']} current={1} doneLabel="done" />,
  },
  { entry: 'sparkline', content: <Sparkline values={[1, 3, 2]} label="Offers" /> },
  {
    entry: 'chart',
    content: (
      <>
        <LineChart {...months} series={seasons} />
        <ColumnChart {...months} series={seasons} />
        <BarList label="Stock" series={seasons} rows={[{ id: '1', name: 'A', values: [6, 5] }]} />
      </>
    ),
  },
  {
    entry: 'spread',
    content: <Spread values={[100, 110, 124]} label="Prices within 24 %" />,
  },
  { entry: 'badge', content: <Badge tone="winter">Winter</Badge> },
  { entry: 'count', content: <Count>9</Count> },
  { entry: 'rating', content: <Rating label="Rating 4.9">4.9</Rating> },
  { entry: 'note', content: <Note tone="ok">E-mail confirmed.</Note> },
  {
    entry: 'chip',
    content: (
      <ChipGroup label="Filters" onRemove={() => {}}>
        <Chip id="city" removeLabel="Remove">
          Tyumen
        </Chip>
      </ChipGroup>
    ),
  },
  { entry: 'avatar', content: <Avatar name="Ada Lovelace" /> },
  {
    entry: 'breadcrumbs',
    content: (
      <Breadcrumbs label="Path" items={[{ label: 'Companies', href: '#c' }, { label: 'Wheel' }]} />
    ),
  },
  { entry: 'progress', content: <Progress label="Import" value={66} /> },
  { entry: 'spinner', content: <Spinner label="Loading" /> },
  { entry: 'skeleton', content: <Skeleton width={120} /> },
  {
    entry: 'empty-state',
    content: <EmptyState title="Nobody here yet">Press a heart.</EmptyState>,
  },
  { entry: 'file-progress', content: <FileProgress name="price.xlsx" details="2 MB" value={50} /> },
  {
    entry: 'date-text',
    content: (
      <DateText
        value="2026-11-21T08:42:00Z"
        now={new Date('2026-11-21T09:00:00Z')}
        locale="en-GB"
        timeZone="UTC"
      />
    ),
  },
  {
    entry: 'tyre-glyph',
    content: <TyreGlyph width={205} profile={55} diameter={16} label="205/55 R16" />,
  },
  {
    entry: 'wheel-glyph',
    content: <WheelGlyph width={7} diameter={17} bolts={5} pcd={114.3} label="7x17" />,
  },
  { entry: 'visually-hidden', content: <VisuallyHidden>Read aloud</VisuallyHidden> },
  {
    entry: 'words',
    content: (
      <WordsProvider words={{ path: 'Way' }}>
        <Breadcrumbs items={[{ label: 'Wheel' }]} />
      </WordsProvider>
    ),
  },
  {
    entry: 'words/ru',
    content: (
      <WordsProvider words={ru}>
        <Pagination page={1} pageCount={3} hrefOf={(page) => `#ru=${page}`} />
      </WordsProvider>
    ),
  },
];
