/** Where goods are: «Основной склад, Казань», but only «Склад Казань», which names its city already. */
export const placeOf = (name: string, city: string): string =>
  name === '' || city === '' || name.includes(city) ? name || city : `${name}, ${city}`;
