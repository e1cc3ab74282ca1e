/** The seven sections of the catalog: the code in the API, the path and the name of each. */
export const sections = [
  { code: 'tyres', path: '/tires', label: 'Шины' },
  { code: 'disks', path: '/disks', label: 'Диски' },
  { code: 'truck_tyres', path: '/truck_tires', label: 'Грузовые шины' },
  { code: 'truck_disks', path: '/truck_disks', label: 'Грузовые диски' },
  { code: 'special_tyres', path: '/special_tyres', label: 'Спецшины' },
  { code: 'moto_tyres', path: '/moto_tires', label: 'Мотошины' },
  { code: 'quadro_tyres', path: '/quadro_tires', label: 'Квадрошины' },
] as const;

export type SectionCode = (typeof sections)[number]['code'];

/** The section at a path, or undefined where the path is none of the seven. */
export const sectionAt = (pathname: string) => sections.find(({ path }) => path === pathname);

/** Returns the address of a section's search for these words. */
export const searchPath = (code: SectionCode, q: string) =>
  `${sections.find((section) => section.code === code)?.path}?${new URLSearchParams({ q })}`;
