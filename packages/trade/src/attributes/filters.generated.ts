// Written by scripts/generate-filters.ts from attributes.ts: change that, then run `pnpm gen`.
import type { Section } from '@org/api-client/schema';
import type { FilterField } from './filter-fields.ts';

export type { FilterField };

export const FILTER_FIELDS: Readonly<Record<string, FilterField>> = {
  "brand": {
    "kind": "texts",
    "label": "Бренд"
  },
  "model": {
    "kind": "texts",
    "label": "Модель"
  },
  "rim_width": {
    "kind": "numbers",
    "label": "Ширина обода",
    "unit": "J"
  },
  "outer_diameter": {
    "kind": "numbers",
    "label": "Наружный диаметр"
  },
  "width": {
    "kind": "numbers",
    "label": "Ширина"
  },
  "profile": {
    "kind": "numbers",
    "label": "Профиль"
  },
  "diameter": {
    "kind": "numbers",
    "label": "Диаметр"
  },
  "bolts": {
    "kind": "numbers",
    "label": "Отверстия"
  },
  "pcd": {
    "kind": "numbers",
    "label": "PCD"
  },
  "et_min": {
    "kind": "number",
    "label": "Вылет ET от"
  },
  "et_max": {
    "kind": "number",
    "label": "Вылет ET до"
  },
  "dia_min": {
    "kind": "number",
    "label": "Ступица DIA от"
  },
  "dia_max": {
    "kind": "number",
    "label": "Ступица DIA до"
  },
  "rim_type": {
    "kind": "texts",
    "label": "Тип диска"
  },
  "colour": {
    "kind": "texts",
    "label": "Цвет"
  },
  "load_index_min": {
    "kind": "number",
    "label": "Индекс нагрузки от"
  },
  "speed_index_min": {
    "kind": "text",
    "label": "Индекс скорости от"
  },
  "season": {
    "kind": "texts",
    "label": "Сезон"
  },
  "studded": {
    "kind": "flag",
    "label": "Шипы"
  },
  "run_flat": {
    "kind": "flag",
    "label": "RunFlat"
  },
  "xl": {
    "kind": "flag",
    "label": "XL, усиленная"
  },
  "light_truck": {
    "kind": "flag",
    "label": "C, LT"
  },
  "three_peak": {
    "kind": "flag",
    "label": "3PMSF, снежинка"
  },
  "axle": {
    "kind": "texts",
    "label": "Ось"
  },
  "position": {
    "kind": "texts",
    "label": "Положение"
  },
  "moto_type": {
    "kind": "texts",
    "label": "Тип мотошины"
  },
  "application": {
    "kind": "texts",
    "label": "Применение"
  },
  "pattern": {
    "kind": "texts",
    "label": "Рисунок"
  },
  "ply_rating": {
    "kind": "numbers",
    "label": "Слойность",
    "unit": "PR"
  },
  "tube": {
    "kind": "texts",
    "label": "Камера"
  },
  "construction": {
    "kind": "texts",
    "label": "Конструкция"
  },
  "vehicle": {
    "kind": "texts",
    "label": "Тип автомобиля"
  },
  "terrain": {
    "kind": "texts",
    "label": "Бездорожье"
  },
  "homologation": {
    "kind": "texts",
    "label": "Омологация"
  },
  "country": {
    "kind": "texts",
    "label": "Страна"
  }
};

/** A 1 for each of FILTER_FIELDS that the section has, in their order. */
export const SECTION_FIELDS: Readonly<Record<Section, string>> = {
  "tyres": "11011110000000011111111000000111111",
  "truck_tyres": "11011110000000011111111100001110001",
  "special_tyres": "11011110000000011111110000111110001",
  "moto_tyres": "11011110000000011111110011000110001",
  "quadro_tyres": "11011110000000011111110010001110101",
  "disks": "11100011111111100000000000000000001",
  "truck_disks": "11100011111111100000000000000000001"
};

export const BADGES = {
  "rim_type": {
    "cast": "Литой",
    "forged": "Кованый",
    "stamped": "Штампованный",
    "flow": "Flow Forming",
    "modular": "Сборный",
    "replica": "Реплика",
    "steel": "Сталь",
    "forged_aluminium": "Кованый алюминий"
  },
  "season": {
    "summer": "Лето",
    "winter": "Зима",
    "all_season": "Всесезон"
  },
  "studded": "Шипы",
  "run_flat": "RunFlat",
  "xl": "XL",
  "light_truck": "C",
  "axle": {
    "steer": "Рулевая",
    "drive": "Ведущая",
    "trailer": "Прицепная",
    "all": "Универсальная",
    "onoff": "Карьер",
    "city": "Городская",
    "winter_drive": "Ведущая зимняя"
  },
  "position": {
    "front": "Передняя",
    "rear": "Задняя",
    "both": "Любая ось"
  },
  "moto_type": {
    "sport": "Спорт",
    "sport-touring": "Спорт-турист",
    "adventure": "Турэндуро",
    "cruiser": "Круизер",
    "classic": "Классика",
    "enduro": "Эндуро",
    "motocross": "Кросс",
    "scooter": "Скутер"
  },
  "application": {
    "agro": "Сельхоз",
    "agro_front": "Сельхоз, направляющая",
    "implement": "Прицепная техника",
    "industrial": "Индустриальная",
    "skid_steer": "Мини-погрузчик",
    "forklift": "Погрузчик",
    "otr": "Карьерная",
    "forestry": "Лесная",
    "onoff": "Вездеходная"
  }
} as const;
