import { Button } from '@org/ui/button';
import { MapPinIcon } from '@org/ui/icons';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useState } from 'react';
import { load } from '../api/load.ts';
import { cityAtom } from '../atoms.ts';
import { chooseCity } from './choose-city.ts';

const CityDialog = lazy(() =>
  load(async () => ({ default: (await import('./city-dialog.tsx')).CityDialog })),
);

/** Shows the city of the buyer, and a dialog to choose another. */
export function CityChoice() {
  const city = useAtomValue(cityAtom);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="s"
        variant="ghost"
        icon={<MapPinIcon size={16} />}
        onPress={() => setOpen(true)}
      >
        {city ? `Доставка: ${city}` : 'Указать город'}
      </Button>
      {isOpen && (
        <Suspense>
          <CityDialog city={city} onChoose={chooseCity} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
