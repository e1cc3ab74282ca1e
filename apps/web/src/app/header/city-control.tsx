import { MapPinIcon } from '@org/ui/icons';
import { useAtom, useAtomValue } from 'jotai';
import { Suspense, useEffect, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { profileAtom } from '../../features/profile/profile.atoms.ts';
import { load } from '../../shared/api/load.ts';
import { chooseCity } from '../../shared/city/choose-city.ts';
import { cityLabel } from '../../shared/city/city-label.ts';
import { lazyPart } from '../../shared/page/lazy-part.ts';
import { toast } from '../../shared/page/messages.ts';
import { cityAtom } from '../../shared/session/visitor.atoms.ts';
import * as css from './app-header.css.ts';

const CityDialog = lazyPart(
  () => load(() => import('../../shared/city/city-dialog.tsx')),
  'CityDialog',
);

/** Shows and changes the city of the buyer. The city of the account, if it has one, comes first. */
export function CityControl({ startsOpen }: { startsOpen: boolean }) {
  const [city, setCity] = useAtom(cityAtom);
  const { data: user } = useAtomValue(profileAtom);
  const [isOpen, setOpen] = useState(startsOpen);
  const profileCity = user?.city;
  useEffect(() => {
    if (!profileCity) return;
    setCity((before) => {
      if (before !== '' && before !== profileCity)
        toast.info(
          `Ваш город теперь ${profileCity}, а был ${before}: цены с доставкой пересчитали`,
        );
      return profileCity;
    });
  }, [profileCity, setCity]);
  return (
    <>
      <Button
        className={css.wide}
        // the dialog returns the focus to this button
        autoFocus={startsOpen}
        aria-label={cityLabel(city)}
        onPress={() => setOpen(true)}
      >
        <MapPinIcon size={20} />
        <span className={css.cityName}>{city || 'Город'}</span>
      </Button>
      {isOpen && (
        <Suspense>
          <CityDialog city={city} onChoose={chooseCity} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
