import { Skeleton } from '@org/ui/skeleton';
import { vars } from '@org/ui/theme';
import { Suspense } from 'react';
import { lazyPart } from '../../../../shared/page/lazy-part.ts';
import type { AmountFieldProps } from './amount-input.tsx';

const AmountInput = lazyPart(() => import('./amount-input.tsx'), 'AmountInput');

/** A field for a number. Its code, which reads every way to write one, comes after the first list. */
export const AmountField = (props: AmountFieldProps) => (
  <Suspense fallback={<Skeleton shape="box" height={vars.height.s} />}>
    <AmountInput {...props} />
  </Suspense>
);
