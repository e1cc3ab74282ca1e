import { NumberStepper } from '@org/ui/number-stepper';
import { formatPieces } from '../format/format.ts';
import { leastOf, mostOf, type OfferLimits } from './limits.ts';

export interface QuantityStepperProps {
  /** Whose quantity it is. */
  name: string;
  limits: OfferLimits;
  value: number;
  /** The minus goes from the least that can be ordered to nothing. */
  canBeZero?: boolean;
  onChange: (quantity: number) => void;
}

/** A quantity in the offer's own steps; more than is left is said and not taken. */
export function QuantityStepper({
  name,
  limits,
  value,
  canBeZero,
  onChange,
}: QuantityStepperProps) {
  const least = leastOf(limits);
  const most = mostOf(limits);
  const isOver = value > most;
  const take = (typed: number) => {
    // more than is left stays as it was typed, so that nobody orders what he has not said
    const { multiple } = limits;
    const quantity = typed > most ? typed : Math.round(typed / multiple) * multiple;
    if (quantity >= least || quantity === 0) onChange(quantity);
    // below the least there is nothing, above nothing there is the least
    else onChange(quantity < value && canBeZero ? 0 : least);
  };
  return (
    <NumberStepper
      aria-label={`Количество: ${name}`}
      decreaseText="Меньше"
      increaseText="Больше"
      minValue={canBeZero ? 0 : Math.min(least, value)}
      step={limits.multiple}
      commitBehavior="validate"
      value={value}
      onChange={take}
      isInvalid={isOver}
      errorMessage={isOver ? `Есть ${formatPieces(limits.quantity)}` : undefined}
    />
  );
}
