import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Building2Icon, UserIcon } from '../icons/icons.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Tab, TabLink, TabLinks, TabList, TabPanel, Tabs } from './tabs.tsx';

const meta = {
  title: 'Components/Navigation/Tabs',
  component: Tabs,
  subcomponents: { TabList, Tab, TabPanel, TabLinks, TabLink },
  args: { onSelectionChange: fn() },
  render: (args) => (
    <Tabs {...args}>
      <TabList label="Компания «Колесница»">
        <Tab id="profile">Профиль</Tab>
        <Tab id="about">О компании</Tab>
        <Tab id="people" count="12">
          Сотрудники
        </Tab>
        <Tab id="rests" count={'12\u202f480'}>
          Остатки
        </Tab>
      </TabList>
      <TabPanel id="profile">Реквизиты и контакты</TabPanel>
      <TabPanel id="about">Описание и склады</TabPanel>
      <TabPanel id="people">Кто заказывает</TabPanel>
      <TabPanel id="rests">Что на складе</TabPanel>
    </Tabs>
  ),
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('tablist', { name: 'Компания «Колесница»' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('tab', { name: 'О компании' }));
    const panel = canvas.getByRole('tabpanel', { name: 'О компании' });
    await expect(panel).toHaveTextContent('Описание и склады');
  },
};

/** Every key of the pattern. See https://www.w3.org/WAI/ARIA/apg/patterns/tabs/#keyboardinteraction */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('tab');
    const tab = (name: string | RegExp) => canvas.getByRole('tab', { name });
    const isOpen = async (name: string | RegExp) => {
      await waitFor(() => expect(tab(name)).toHaveFocus());
      await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
      await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName(name);
    };
    await userEvent.tab();
    await isOpen('Профиль');
    await userEvent.keyboard('{ArrowRight}');
    await isOpen('О компании');
    await userEvent.keyboard('{ArrowLeft}');
    await isOpen('Профиль');
    await userEvent.keyboard('{ArrowLeft}');
    await isOpen(/^Остатки/);
    await userEvent.keyboard('{ArrowRight}');
    await isOpen('Профиль');
    await userEvent.keyboard('{End}');
    await isOpen(/^Остатки/);
    await userEvent.keyboard('{Home}');
    await isOpen('Профиль');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveFocus());
    await userEvent.tab({ shift: true });
    await isOpen('Профиль');
  },
};

/** Arrows only move, Enter and Space open: for panels that are slow to open. */
export const ManualActivation: Story = {
  args: { keyboardActivation: 'manual' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('tab');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    const about = canvas.getByRole('tab', { name: 'О компании' });
    await waitFor(() => expect(about).toHaveFocus());
    await expect(about).toHaveAttribute('aria-selected', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(about).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight} ');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Кто заказывает');
  },
};

export const WithDisabled: Story = {
  args: { disabledKeys: ['about'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('tab');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Сотрудники 12' })).toHaveFocus());
  },
};

/** A form in a panel keeps what was typed while another tab is open; only one panel is visible. */
export const KeptPanel: Story = {
  render: () => (
    <Tabs>
      <TabList label="Заявка">
        <Tab id="form">Заявка</Tab>
        <Tab id="help">Помощь</Tab>
      </TabList>
      <TabPanel id="form" shouldForceMount>
        <TextField label="Имя" />
      </TabPanel>
      <TabPanel id="help">Ответим за день</TabPanel>
    </Tabs>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Имя'), 'Ада');
    await userEvent.click(canvas.getByRole('tab', { name: 'Помощь' }));
    await expect(canvas.getByText('Ответим за день')).toBeVisible();
    await expect(canvas.getByLabelText('Имя')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Заявка' }));
    await expect(canvas.getByLabelText('Имя')).toBeVisible();
    await expect(canvas.getByLabelText('Имя')).toHaveValue('Ада');
  },
};

/** Panels with URLs of their own: a navigation with links, not a tab list. */
export const Links: Story = {
  render: () => (
    <TabLinks label="Компания «Колесница»">
      <TabLink href="#profile">Профиль</TabLink>
      <TabLink href="#about">О компании</TabLink>
      <TabLink href="#people" count="12">
        Сотрудники
      </TabLink>
      <TabLink href="#rests" count={'12\u202f480'} isCurrent>
        Остатки
      </TabLink>
    </TabLinks>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Компания «Колесница»' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Остатки');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Профиль' })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'О компании' })).toHaveFocus());
  },
};

const inNarrow: NonNullable<Story['decorators']> = [
  (Story) => (
    <div style={{ width: 288, padding: 8 }}>
      <Story />
    </div>
  ),
];

/** If the strip is too narrow for all tabs, it scrolls, and the open tab is in view from the start. */
export const Narrow: Story = {
  args: { defaultSelectedKey: 'rests' },
  decorators: inNarrow,
  play: async ({ canvas }) => {
    const open = await canvas.findByRole('tab', { selected: true });
    const list = canvas.getByRole('tablist').getBoundingClientRect();
    await waitFor(() => {
      const { left, width } = open.getBoundingClientRect();
      expect(left + width / 2).toBeGreaterThan(list.left);
      expect(left + width / 2).toBeLessThan(list.right);
    });
  },
};

const isInView = (open: HTMLElement, list: HTMLElement) =>
  waitFor(() => {
    const tab = open.getBoundingClientRect();
    const strip = list.getBoundingClientRect();
    expect(tab.left).toBeGreaterThanOrEqual(strip.left - 1);
    expect(tab.right).toBeLessThanOrEqual(strip.right + 1);
  });

function Owned() {
  const [open, setOpen] = useState<string | number>('1');
  const [count, setCount] = useState(9);
  const ids = Array.from({ length: count }, (_, index) => String(index + 1));
  return (
    <>
      <Tabs selectedKey={open} onSelectionChange={setOpen}>
        <TabList label="Склады">
          {ids.map((id) => (
            <Tab key={id} id={id}>{`Склад ${id}`}</Tab>
          ))}
        </TabList>
        {ids.map((id) => (
          <TabPanel key={id} id={id}>{`Остатки склада ${id}`}</TabPanel>
        ))}
      </Tabs>
      <Button
        onPress={() => {
          setCount(count + 6);
          setOpen(String(count + 6));
        }}
      >
        Добавить
      </Button>
      <Button onPress={() => setOpen('1')}>К первому</Button>
    </>
  );
}

/** The strip fades where there are more tabs; the open one is in view whoever opens it, also one that has just come. */
export const ByProgram: Story = {
  render: () => <Owned />,
  decorators: inNarrow,
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('tablist');
    const fades = () => [list.matches('[data-more-before]'), list.matches('[data-more-after]')];
    await waitFor(() => expect(fades()).toEqual([false, true]));
    await expect(getComputedStyle(list).maskImage).toContain('gradient');
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить' }));
    await isInView(await canvas.findByRole('tab', { name: 'Склад 15', selected: true }), list);
    await waitFor(() => expect(fades()).toEqual([true, false]));
    await userEvent.click(canvas.getByRole('button', { name: 'К первому' }));
    await isInView(await canvas.findByRole('tab', { name: 'Склад 1', selected: true }), list);
  },
};

/** A count that loads late moves the tabs after it; the open tab, the last one, stays completely in view. */
export const LateCount: Story = {
  render: () => <LateLinks />,
  decorators: inNarrow,
  play: async ({ canvas, userEvent }) => {
    const open = canvas.getByRole('link', { current: 'page' });
    await userEvent.click(canvas.getByRole('button'));
    await canvas.findByText('12 480');
    const list = canvas.getByRole('list').getBoundingClientRect();
    await waitFor(() =>
      expect(open.getBoundingClientRect().right).toBeLessThanOrEqual(list.right + 1),
    );
  },
};

function LateLinks() {
  const [isCounted, setCounted] = useState(false);
  return (
    <>
      <TabLinks label="Разделы компании">
        <TabLink href="#profile">Профиль</TabLink>
        <TabLink href="#rests" count={isCounted ? '12 480' : undefined}>
          Остатки
        </TabLink>
        <TabLink href="#buyers">Покупатели</TabLink>
        <TabLink href="#keys" isCurrent>
          API
        </TabLink>
      </TabLinks>
      <button type="button" onClick={() => setCounted(true)}>
        Count
      </button>
    </>
  );
}

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};

/** Tabs beside their panel, with icons: up and down move from one to the next. */
export const Vertical: Story = {
  render: (args) => (
    <Tabs {...args} orientation="vertical">
      <TabList label="Settings">
        <Tab id="profile" icon={<UserIcon size={16} />}>
          Profile
        </Tab>
        <Tab id="company" icon={<Building2Icon size={16} />}>
          Company
        </Tab>
      </TabList>
      <TabPanel id="profile">Name and password</TabPanel>
      <TabPanel id="company">Address and bank</TabPanel>
    </Tabs>
  ),
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('tablist', { name: 'Settings' });
    await expect(list).toHaveAttribute('aria-orientation', 'vertical');
    // the list is there before one of its tabs is open, and a stop of the Tab key
    await canvas.findByRole('tab', { name: 'Profile', selected: true });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const panel = await canvas.findByRole('tabpanel', { name: 'Company' });
    await expect(panel).toHaveTextContent('Address and bank');
    await expect(panel.getBoundingClientRect().left).toBeGreaterThan(
      list.getBoundingClientRect().right,
    );
  },
};
