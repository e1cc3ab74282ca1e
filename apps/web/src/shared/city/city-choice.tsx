import { Button } from '@org/ui/button';
import { MapPinIcon } from '@org/ui/icons';
import { useAtomValue } from 'jotai';
import { Suspense, useState } from 'react';
import { load } from '../api/load.ts';
import { lazyPart } from '../page/lazy-part.ts';
import { cityAtom } from '../session/visitor.atoms.ts';
import { chooseCity } from './choose-city.ts';

const CityDialog = lazyPart(() => load(() => import('./city-dialog.tsx')), 'CityDialog');

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
