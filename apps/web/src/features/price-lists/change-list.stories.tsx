import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ChangeGrid } from './change-grid.tsx';
import { ChangeList } from './change-list.tsx';
import { sampleChanges } from './testing/samples.ts';

const meta = {
  title: 'Приложение/Компании/Прайс-лист/Изменения',
  component: ChangeList,
  args: { changes: sampleChanges },
} satisfies Meta<typeof ChangeList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Moves: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('+2,3 %')).toBeVisible();
    await expect(canvas.getByText('−3 %')).toBeVisible();
  },
};

interface GridArgs {
  onSort: (sort: string) => void;
}

/** Where there is room they are a grid, which the server sorts and a spreadsheet reads. */
export const Grid: StoryObj<GridArgs> = {
  args: { onSort: fn() },
  render: ({ onSort }) => (
    <ChangeGrid
      changes={sampleChanges}
      total={40}
      canSort
      sort="share__asc"
      onSort={onSort}
      end={null}
    />
  ),
  globals: { viewport: { value: 'w1342' } },
  play: async ({ args, canvas, canvasElement }) => {
    const grid = canvas.getByRole('grid', { name: 'Изменения' });
    await expect(grid).toHaveAttribute('aria-rowcount', '41');
    await userEvent.click(await within(grid).findByText('−3 %'));
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await userEvent.keyboard('{Shift>}{End}{/Shift}');
    const clipboardData = new DataTransfer();
    canvasElement.ownerDocument.activeElement?.dispatchEvent(
      new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }),
    );
    await expect(clipboardData.getData('text/plain').split('\t')).toEqual([
      ...['Viatti Strada Asimmetrico V-130 205/55 R16 91V', 'Основной склад', '14'],
      ...['5180', '5300', '2,3', '500', '480'],
    ]);
    await userEvent.click(within(grid).getByRole('columnheader', { name: 'Цена, %' }));
    await expect(args.onSort).toHaveBeenLastCalledWith('share__desc');
    await userEvent.click(within(grid).getByRole('columnheader', { name: 'Товар' }));
    await expect(args.onSort).toHaveBeenLastCalledWith('name__asc');
  },
};
