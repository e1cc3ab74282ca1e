import { TyreGlyph } from '@org/ui/tyre-glyph';
import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { withRouter } from '../../../shared/testing/with-router.tsx';
import { askOf, withPlan } from '../plans.ts';
import type { OrderBody, Strategy } from '../request-calls.ts';
import type { Line } from '../request-lines.ts';
import { buyingBy } from '../use-plans.ts';
import { RequestView, type RequestViewProps } from '../view/request-view.tsx';
import { linesOf, match, optionGoods, requestOf, strategyOf } from './samples.ts';

export type Match = RequestViewProps['match'];
export type Reword = RequestViewProps['onReword'];
export type LoadProduct = RequestViewProps['loadProduct'];

export type LoadSubstitutes = RequestViewProps['loadSubstitutes'];

interface Fake
  extends Omit<
    RequestViewProps,
    'onOrder' | 'onLines' | 'buying' | 'chosen' | 'onStrategy' | 'comment' | 'onComment'
  > {
  order: (lines: OrderBody['lines']) => void;
}

function Working({ order, ...args }: Fake) {
  const [lines, setLines] = useState(args.lines);
  const [chosen, setChosen] = useState<Strategy>('cheapest');
  const [comment, setComment] = useState('');
  const plan = args.plans.find(({ strategy }) => strategy === chosen);
  const buying = buyingBy(plan ?? strategyOf('cheapest', lines ?? []));
  return (
    <RequestView
      {...args}
      {...{ chosen, comment }}
      onStrategy={setChosen}
      onComment={setComment}
      lines={lines && withPlan(lines, plan, askedOf(lines))}
      onLines={(change) => setLines((before) => change(before ?? []))}
      buying={buying}
      onOrder={() => order(buying?.lines ?? [])}
    />
  );
}

const askedOf = (lines: readonly Line[]) =>
  new Map(lines.map((line) => [line.id, JSON.stringify(askOf(line))]));

/** A request that works like the real one, with a fake server. */
export const story = {
  component: Working,
  args: {
    request: requestOf(match),
    lines: linesOf(match),
    heading: <h1>Заявка 118</h1>,
    plans: [],
    repeat: undefined,
    onRepeat: fn(),
    isAsking: false,
    arrivals: new Map(),
    addresses: [],
    addressId: null,
    onAddress: fn(),
    onConditions: fn(),
    isPlaceless: false,
    loadSubstitutes: fn<LoadSubstitutes>(async () => []),
    onRestore: fn(async () => undefined),
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
    quotesHref: '/requests/118/quotes',
    onAddAddress: fn(),
    watches: new Map(),
    onWatch: fn(),
    onStopWatch: fn(),
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
