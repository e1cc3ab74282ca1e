/** The label of the button that shows the city. */
export const cityLabel = (city: string) => (city ? `Город: ${city}` : 'Выбрать город');
