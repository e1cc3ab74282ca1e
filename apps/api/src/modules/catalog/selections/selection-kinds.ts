import type { AttributeName } from '@org/api-client/attributes';
import type { Section } from '@org/api-client/schema';

/** A value by which a part of a section has an address. */
interface Kind {
  value: string;
  /** in the address */
  word: string;
  /** name of such products */
  title: string;
}

export interface SectionParts {
  /** name of all products of the section */
  title: string;
  /** the attribute whose values are kinds */
  attribute: AttributeName;
  kinds: readonly Kind[];
  /** the attributes that make a size: the first two are written before the last, which is the rim's diameter */
  size: readonly AttributeName[];
}

const kind = (value: string, word: string, title: string): Kind => ({ value, word, title });
const METRIC = ['width', 'profile', 'diameter'] as const;
const RIM = ['rim_width', 'diameter'] as const;

/** What makes parts of the sections that people look for by name. */
export const SECTION_PARTS: Record<Section, SectionParts> = {
  tyres: {
    title: 'Шины',
    attribute: 'season',
    kinds: [
      kind('winter', 'zima', 'Зимние шины'),
      kind('summer', 'leto', 'Летние шины'),
      kind('all_season', 'vsesezon', 'Всесезонные шины'),
    ],
    size: METRIC,
  },
  disks: {
    title: 'Диски',
    attribute: 'rim_type',
    kinds: [
      kind('cast', 'litye', 'Литые диски'),
      kind('forged', 'kovanye', 'Кованые диски'),
      kind('stamped', 'shtampovannye', 'Штампованные диски'),
    ],
    size: RIM,
  },
  truck_tyres: {
    title: 'Грузовые шины',
    attribute: 'axle',
    kinds: [
      kind('steer', 'rulevaya-os', 'Грузовые шины на рулевую ось'),
      kind('drive', 'vedushchaya-os', 'Грузовые шины на ведущую ось'),
      kind('trailer', 'pritsepnaya-os', 'Грузовые шины на прицепную ось'),
      kind('all', 'universalnye', 'Универсальные грузовые шины'),
    ],
    size: METRIC,
  },
  truck_disks: {
    title: 'Грузовые диски',
    attribute: 'rim_type',
    kinds: [
      kind('steel', 'stalnye', 'Стальные грузовые диски'),
      kind('forged_aluminium', 'kovanye', 'Кованые алюминиевые грузовые диски'),
    ],
    size: RIM,
  },
  special_tyres: {
    title: 'Спецшины',
    attribute: 'application',
    kinds: [
      kind('agro', 'selhoz', 'Шины для сельхозтехники'),
      kind('industrial', 'industrialnye', 'Индустриальные шины'),
      kind('skid_steer', 'mini-pogruzchik', 'Шины для мини-погрузчиков'),
      kind('forklift', 'vilochnyj-pogruzchik', 'Шины для вилочных погрузчиков'),
      kind('otr', 'karer', 'Карьерные шины'),
      kind('forestry', 'les', 'Лесные шины'),
    ],
    size: METRIC,
  },
  moto_tyres: {
    title: 'Мотошины',
    attribute: 'moto_type',
    kinds: [
      kind('sport', 'sport', 'Спортивные мотошины'),
      kind('sport-touring', 'sport-turist', 'Спортивно-туристические мотошины'),
      kind('adventure', 'turenduro', 'Мотошины для турэндуро'),
      kind('cruiser', 'kruizer', 'Мотошины для круизеров и чопперов'),
      kind('enduro', 'enduro', 'Мотошины для эндуро'),
      kind('motocross', 'kross', 'Кроссовые мотошины'),
      kind('scooter', 'skuter', 'Шины для скутеров'),
    ],
    size: METRIC,
  },
  quadro_tyres: {
    title: 'Квадрошины',
    attribute: 'position',
    kinds: [
      kind('front', 'perednie', 'Передние квадрошины'),
      kind('rear', 'zadnie', 'Задние квадрошины'),
    ],
    size: ['outer_diameter', 'width', 'diameter'],
  },
};
