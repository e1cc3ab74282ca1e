import { Tab, TabList, TabPanel, Tabs } from '@org/ui/tabs';

export function Example() {
  return (
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
  );
}
