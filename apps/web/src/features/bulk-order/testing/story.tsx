import { TyreGlyph } from '@org/ui/tyre-glyph';
import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { withRouter } from '../../../shared/testing/with-router.tsx';
import { BulkOrderView, type BulkOrderViewProps } from '../bulk-order-view.tsx';
import { EMPTY } from '../draft.ts';
import { match, optionGoods } from './samples.ts';

export type Match = BulkOrderViewProps['match'];
export type MatchFile = BulkOrderViewProps['matchFile'];
export type Add = BulkOrderViewProps['add'];
export type LoadProduct = BulkOrderViewProps['loadProduct'];

/** A list that works like the real one, with a fake server. */
export const story = {
  component: BulkOrderView,
  args: {
    draft: EMPTY,
    onChange: fn(),
    match: fn<Match>(async () => match),
    matchFile: fn<MatchFile>(async () => match),
    add: fn<Add>(async () => []),
    loadProduct: fn<LoadProduct>(async (id) => optionGoods(id)),
    saved: null,
    keeping: null,
    onFinished: fn(),
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
  render: function Working(args: BulkOrderViewProps) {
    const [draft, setDraft] = useState(args.draft);
    return <BulkOrderView {...args} draft={draft} onChange={setDraft} />;
  },
  decorators: [withRouter],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof BulkOrderView>;
