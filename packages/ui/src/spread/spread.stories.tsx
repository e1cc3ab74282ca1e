import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Tooltip, TooltipTarget } from '../tooltip/tooltip.tsx';
import { Spread } from './spread.tsx';

const prices = [14280, 14350, 14490, 14560, 14890, 15100, 15420, 15900];
const label = 'Разброс цен 14\u202f280–15\u202f900\u202f₽, 11\u202f%';

const meta = {
  title: 'Components/Data/Spread',
  component: Spread,
  parameters: { layout: 'centered' },
  args: { values: prices, label },
} satisfies Meta<typeof Spread>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All on the same track, so that lengths can be compared. */
export const Compared: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, width: 128, paddingTop: 80 }}>
      <Tooltip content="8 предложений: 14 280–15 900 ₽, разброс 11 %">
        <TooltipTarget>
          <Spread {...args} />
        </TooltipTarget>
      </Tooltip>
      <Spread values={[12650, 13000, 13700, 14200, 15820]} label="Разброс цен 25 %" />
      <Spread values={[8390]} label="Одно предложение" />
      <Spread values={[]} label="Предложений нет" />
    </div>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const spread = canvas.getByRole('img', { name: label });
    await userEvent.tab();
    await waitFor(() => expect(spread).toHaveFocus());
    const tooltip = await within(canvasElement.ownerDocument.body).findByRole('tooltip');
    await expect(tooltip).toHaveTextContent('8 предложений');
    await expect(tooltip.getBoundingClientRect().width).toBeLessThanOrEqual(140);
    await expect(spread).toHaveAccessibleDescription(/разброс/);
  },
};
