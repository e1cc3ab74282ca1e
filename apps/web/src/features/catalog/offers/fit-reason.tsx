import { Badge } from '@org/ui/badge';
import { CheckIcon, XIcon } from '@org/ui/icons';
import { useAtomValue } from 'jotai';
import { carSizesAtom } from '../cars/cars.atoms.ts';
import { bestFit } from '../fit.ts';
import type { Product } from '../product-words.ts';
import * as css from './offers.css.ts';

export interface FitReasonProps {
  car: { brand: string; model: string; year?: number; modification?: string };
  product: Product;
}

/** Says by which rules a wheel fits the chosen car. */
export function FitReason({ car, product }: FitReasonProps) {
  const { data } = useAtomValue(carSizesAtom(car));
  const fit = bestFit(data?.data ?? [], product);
  if (!fit) return null;
  return (
    <div className={css.fit}>
      <span>
        Для {fit.car.brand} {fit.car.model}, {fit.car.modification}:
      </span>
      {fit.rules.map(({ text, isMet }) => (
        <Badge
          key={text}
          tone={isMet ? 'ok' : 'danger'}
          icon={isMet ? <CheckIcon size={14} /> : <XIcon size={14} />}
        >
          {text}
        </Badge>
      ))}
    </div>
  );
}
