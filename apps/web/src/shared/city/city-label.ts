/** What the button of the city is called. */
export const cityLabel = (city: string) => (city ? `Город: ${city}` : 'Выбрать город');
