import { TyreGlyph } from '@org/ui/tyre-glyph';
import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { withRouter } from '../../../shared/testing/with-router.tsx';
import { buyingOf } from '../buying.ts';
import type { OrderBody } from '../calls.ts';
import { RequestView, type RequestViewProps } from '../request-view.tsx';
import { linesOf, match, optionGoods, planOf, requestOf } from './samples.ts';

export type Match = RequestViewProps['match'];
export type Reword = RequestViewProps['onReword'];
export type LoadProduct = RequestViewProps['loadProduct'];

interface Fake extends Omit<RequestViewProps, 'onOrder' | 'onLines' | 'buying'> {
  order: (lines: OrderBody['lines']) => void;
}

function Working({ order, ...args }: Fake) {
  const [lines, setLines] = useState(args.lines);
  const buying = lines && buyingOf(lines, planOf(lines));
  return (
    <RequestView
      {...args}
      lines={lines}
      onLines={(change) => setLines((before) => change(before ?? []))}
      buying={buying}
      onOrder={() => order(buying?.lines ?? [])}
    />
  );
}

/** A request that works like the real one, with a fake server. */
export const story = {
  component: Working,
  args: {
    request: requestOf(match),
    lines: linesOf(match),
    heading: <h1>Заявка 118</h1>,
    outcome: undefined,
    failure: undefined,
    isOrdering: false,
    match: fn<Match>(async () => match),
    loadProduct: fn<LoadProduct>(async (id) => optionGoods(id)),
    onReword: fn<Reword>(async () => undefined),
    onAdd: fn(async () => undefined),
    onRename: fn(async () => undefined),
    onClose: fn(async () => undefined),
    onCopy: fn(async () => undefined),
    onRetry: fn(),
    onAddAddress: fn(),
    order: fn<Fake['order']>(),
    drawingOf: ({ specs }) => (
      <TyreGlyph
        kind="car"
        width={specs.width}
        profile={specs.profile}
        diameter={specs.diameter}
        season="winter"
      />
    ),
  },
  decorators: [withRouter],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Working>;
