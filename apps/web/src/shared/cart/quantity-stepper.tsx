import { NumberStepper } from '@org/ui/number-stepper';
import { formatPieces } from '../format/format.ts';
import { maxQuantityOf, minQuantityOf, type OfferLimits } from './limits.ts';

export interface QuantityStepperProps {
  /** What the quantity is for. */
  name: string;
  limits: OfferLimits;
  value: number;
  /** True if the minus button goes from the least that can be ordered down to 0. */
  canBeZero?: boolean;
  onChange: (quantity: number) => void;
}

/** A quantity in the steps of the offer. A quantity above the stock is marked as an error. */
export function QuantityStepper({
  name,
  limits,
  value,
  canBeZero,
  onChange,
}: QuantityStepperProps) {
  const least = minQuantityOf(limits);
  const most = maxQuantityOf(limits);
  const isOver = value > most;
  const commit = (typed: number) => {
    // a quantity above the stock is not corrected, so that nobody orders a number that they did not type
    const { multiple } = limits;
    const quantity = typed > most ? typed : Math.round(typed / multiple) * multiple;
    if (quantity >= least || quantity === 0) onChange(quantity);
    // below the least, the way down ends at 0 if 0 is allowed; otherwise the least is taken
    else onChange(quantity < value && canBeZero ? 0 : least);
  };
  return (
    <NumberStepper
      aria-label={`Количество: ${name}`}
      decreaseLabel="Меньше"
      increaseLabel="Больше"
      minValue={canBeZero ? 0 : Math.min(least, value)}
      step={limits.multiple}
      commitBehavior="validate"
      value={value}
      onChange={commit}
      isInvalid={isOver}
      errorMessage={isOver ? `Есть ${formatPieces(limits.quantity)}` : undefined}
    />
  );
}
