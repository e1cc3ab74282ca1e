import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { AvatarField, type AvatarFieldProps } from './avatar-field.tsx';

const meta = {
  title: 'Приложение/Профиль/Фотография',
  component: AvatarField,
  args: {
    name: 'Анна Михайлова',
    avatar: null,
    onUpload: fn(async () => undefined),
    onRemove: fn(async () => undefined),
  },
} satisfies Meta<typeof AvatarField>;
export default meta;
type Story = StoryObj<typeof meta>;

const picture = (width: number, height: number) => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  context?.fillRect(0, 0, width / 2, height);
  return new Promise<File>((resolve) =>
    canvas.toBlob((blob) => resolve(new File([blob ?? ''], 'photo.png', { type: 'image/png' }))),
  );
};
const choose = async (root: HTMLElement, file: File) => {
  const input = root.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await userEvent.upload(input, file, { applyAccept: false });
};

export const Initials: Story = {
  play: async ({ canvasElement, canvas }) => {
    await choose(canvasElement, new File(['text'], 'price.csv', { type: 'text/csv' }));
    await expect(await canvas.findByText('Подойдут только PNG, JPG и GIF')).toBeVisible();
    await choose(canvasElement, new File(['text'], 'photo.png', { type: 'image/png' }));
    await expect(await canvas.findByText('Файл не открывается как картинка')).toBeVisible();
  },
};
export const NoName: Story = { args: { name: '' } };

/** The middle of the picture, unless another part is chosen. */
export const Cropping: Story = {
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement, await picture(400, 200));
    await userEvent.click(await screen.findByRole('button', { name: 'Поставить фото' }));
    await waitFor(() => expect(args.onUpload).toHaveBeenCalledOnce());
    const [square] = (args.onUpload as ReturnType<typeof fn>).mock.calls[0] ?? [];
    const { width, height } = await createImageBitmap(square as Blob);
    await expect([width, height]).toEqual([200, 200]);
  },
};

export const Sending: Story = {
  args: {
    onUpload: fn<AvatarFieldProps['onUpload']>((_file, onProgress) => {
      onProgress(40);
      return new Promise(() => undefined);
    }),
  },
  play: async ({ canvasElement, canvas }) => {
    await choose(canvasElement, await picture(300, 300));
    await userEvent.click(await screen.findByRole('button', { name: 'Поставить фото' }));
    await expect(await canvas.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  },
};
