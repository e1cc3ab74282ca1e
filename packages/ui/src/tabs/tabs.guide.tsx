import type { Guide } from '../foundations/guide.ts';
import { Tab, TabLink, TabLinks, TabList, TabPanel, Tabs } from './tabs.tsx';

export const guide: Guide = {
  use: [
    'Two to seven panels share one place, and one is read at a time.',
    'Panels with addresses of their own: TabLinks.',
    'A form in a panel keeps what was typed with `shouldForceMount`.',
  ],
  avoid: [
    ['The panels are compared', 'one page, one below the other'],
    ['It is a sequence', 'Steps'],
    ['One view in two looks', 'SegmentedControl'],
  ],
  pairs: [
    {
      good: (
        <Tabs>
          <TabList label="Company">
            <Tab id="about">About</Tab>
            <Tab id="people" count={12}>
              People
            </Tab>
          </TabList>
          <TabPanel id="about">Address and bank</TabPanel>
          <TabPanel id="people">Who orders</TabPanel>
        </Tabs>
      ),
      why: 'Short nouns; the count says whether it is worth a look.',
      bad: (
        <Tabs>
          <TabList label="Order">
            <Tab id="1">Fill in your address</Tab>
            <Tab id="2">Then choose a delivery</Tab>
          </TabList>
          <TabPanel id="1">Address</TabPanel>
          <TabPanel id="2">Delivery</TabPanel>
        </Tabs>
      ),
      whyNot: 'Steps in tabs: nobody sees what is still missing.',
    },
  ],
  anatomy: [
    ['Strip, which scrolls sideways where it is narrow', '[role=tablist]'],
    ['Tab: icon, name, count', '[role=tab]'],
    ['Mark of the open one', '[aria-selected=true]'],
    ['Panel', '[role=tabpanel]'],
  ],
  criteria: [
    ['4.1.2', 'Tabs of the ARIA practices; arrows go, and choose'],
    ['2.4.3', 'Tab leads from the tab into its panel'],
  ],
  keys: [
    [
      'ArrowRight, ArrowLeft',
      'Goes to the next tab and opens it, round the ends; up and down where it is vertical',
    ],
    ['Home, End', 'Goes to the first or the last tab'],
    ['Enter, Space', 'Opens, with `keyboardActivation="manual"`'],
    ['Tab', 'Goes from the open tab into its panel'],
  ],
  words: ['One or two words, nouns.', 'All at one level: not “Orders” beside “Help”.'],
  components: {
    TabLinks: {
      gets: 'nav',
      draw: (given) => (
        <TabLinks {...given} label="Parts">
          {null}
        </TabLinks>
      ),
    },
    Tabs: {
      gets: 'div',
      described: null,
      draw: (given) => (
        <Tabs {...given}>
          <TabList label="Company">
            <Tab id="a">A</Tab>
          </TabList>
          <TabPanel id="a">1</TabPanel>
        </Tabs>
      ),
    },
    TabList: {
      gets: '[role=tablist]',
      described: null,
      draw: (given) => (
        <Tabs>
          <TabList {...given} label="Company">
            <Tab id="a">A</Tab>
          </TabList>
          <TabPanel id="a">1</TabPanel>
        </Tabs>
      ),
    },
    Tab: {
      isNamedById: true,
      gets: '[role=tab]',
      draw: (given) => (
        <Tabs>
          <TabList label="Company">
            <Tab {...given}>A</Tab>
          </TabList>
        </Tabs>
      ),
    },
    TabPanel: {
      isNamedById: true,
      gets: '[role=tabpanel]',
      draw: (given) => (
        <Tabs>
          <TabList label="Company">
            <Tab id={given.id}>A</Tab>
          </TabList>
          <TabPanel {...given}>1</TabPanel>
        </Tabs>
      ),
    },
    TabLink: {
      gets: 'a',
      draw: (given) => (
        <TabLinks label="Parts">
          <TabLink {...given} href="#a">
            A
          </TabLink>
        </TabLinks>
      ),
    },
  },
};
