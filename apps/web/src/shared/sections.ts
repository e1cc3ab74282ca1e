import { SECTION_PATHS } from '@org/trade/section-paths';

/** The seven sections of the catalog: the code in the API, the path and the name of each. */
export const sections = [
  { code: 'tyres', path: SECTION_PATHS.tyres, label: 'Шины' },
  { code: 'disks', path: SECTION_PATHS.disks, label: 'Диски' },
  { code: 'truck_tyres', path: SECTION_PATHS.truck_tyres, label: 'Грузовые шины' },
  { code: 'truck_disks', path: SECTION_PATHS.truck_disks, label: 'Грузовые диски' },
  { code: 'special_tyres', path: SECTION_PATHS.special_tyres, label: 'Спецшины' },
  { code: 'moto_tyres', path: SECTION_PATHS.moto_tyres, label: 'Мотошины' },
  { code: 'quadro_tyres', path: SECTION_PATHS.quadro_tyres, label: 'Квадрошины' },
] as const;

export type SectionCode = (typeof sections)[number]['code'];

/** The section at a path, or undefined where the path is none of the seven. */
export const sectionAt = (pathname: string) => sections.find(({ path }) => path === pathname);

/** Returns the address of a section's search for these words. */
export const searchPath = (code: SectionCode, q: string) =>
  `${sections.find((section) => section.code === code)?.path}?${new URLSearchParams({ q })}`;
