import { Chip, ChipGroup } from '@org/ui/chip';
import { useState } from 'react';

export function Example() {
  const [cities, setCities] = useState(['Omsk', 'Perm', 'Tyumen']);
  return (
    <ChipGroup
      label="Cities"
      onRemove={(city) => setCities(cities.filter((other) => other !== city))}
    >
      {cities.map((city) => (
        <Chip key={city} id={city}>
          {city}
        </Chip>
      ))}
    </ChipGroup>
  );
}
