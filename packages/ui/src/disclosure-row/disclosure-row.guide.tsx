import type { ReactNode } from 'react';
import type { Guide } from '../foundations/guide.ts';
import {
  DisclosureRow,
  DisclosureRowButton,
  DisclosureRowHeader,
  DisclosureRowPanel,
} from './disclosure-row.tsx';

const Head = ({ children }: { children: ReactNode }) => (
  <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
    {children}
  </div>
);

export const guide: Guide = {
  use: ['A row of a long list opens in its place and shows more of itself.'],
  avoid: [
    ['The details are a page', 'Link'],
    ['They are seen one at a time beside the list', 'Sheet'],
    ['Rows of plain facts', 'Table'],
  ],
  pairs: [
    {
      good: (
        <DisclosureRow>
          <DisclosureRowHeader>
            <Head>
              Nokian 205/55 R16
              <DisclosureRowButton label="Show 21 offers of Nokian 205/55 R16">
                21
              </DisclosureRowButton>
            </Head>
          </DisclosureRowHeader>
          <DisclosureRowPanel>Offers</DisclosureRowPanel>
        </DisclosureRow>
      ),
      why: 'The label names the row and what opens.',
      bad: (
        <DisclosureRow>
          <DisclosureRowHeader>
            <Head>
              Nokian 205/55 R16
              <DisclosureRowButton label="More">…</DisclosureRowButton>
            </Head>
          </DisclosureRowHeader>
          <DisclosureRowPanel>Offers</DisclosureRowPanel>
        </DisclosureRow>
      ),
      whyNot: 'A hundred buttons “More” in one list.',
    },
  ],
  anatomy: [
    ['Head, pressed anywhere', 'div:has(> div > button)'],
    ['Button with a chevron', 'button'],
    ['Panel below, drawn when it is open', '[role=group] > div'],
  ],
  picture: (
    <DisclosureRow defaultExpanded>
      <DisclosureRowHeader>
        <Head>
          Nokian 205/55 R16
          <DisclosureRowButton label="Show 21 offers of Nokian 205/55 R16">21</DisclosureRowButton>
        </Head>
      </DisclosureRowHeader>
      <DisclosureRowPanel>
        <div>Offers</div>
      </DisclosureRowPanel>
    </DisclosureRow>
  ),
  criteria: [['4.1.2', 'The button says whether the row is open']],
  keys: [
    ['Tab', 'Goes to the button, and on into an open panel'],
    ['Enter, Space', 'Opens and closes'],
  ],
  words: ['The label says what and how many: “Show 21 offers”.'],
  components: {
    DisclosureRow: {
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
    DisclosureRowHeader: {
      gets: 'div',
      draw: (given) => (
        <DisclosureRow>
          <DisclosureRowHeader {...given}>1</DisclosureRowHeader>
        </DisclosureRow>
      ),
    },
    DisclosureRowButton: {
      isNamedById: true,
      gets: 'button',
      draw: ({ id: _id, ...given }) => (
        <DisclosureRow>
          <DisclosureRowButton {...given} label="Open">
            1
          </DisclosureRowButton>
        </DisclosureRow>
      ),
    },
    DisclosureRowPanel: {
      isNamedById: true,
      gets: '[role=group]',
      draw: ({ id: _id, ...given }) => (
        <DisclosureRow defaultExpanded>
          <DisclosureRowPanel {...given}>1</DisclosureRowPanel>
        </DisclosureRow>
      ),
    },
  },
};
