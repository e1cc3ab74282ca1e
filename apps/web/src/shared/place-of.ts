/** Where goods lie: «Основной склад, Казань», and «Склад Казань» alone, which has said its city. */
export const placeOf = (name: string, city: string): string =>
  name === '' || city === '' || name.includes(city) ? name || city : `${name}, ${city}`;
