import { indexNames } from '../models/model-names.ts';
import type { Section } from '../text/text-reading.ts';

const brand = (name: string, aliases: string[], products: Partial<Record<Section, number>>) => ({
  name,
  aliases,
  products,
});

/** A few names, some of them ambiguous. */
export const names = indexNames({
  brands: [
    brand('Nokian Tyres', ['Нокиан', 'Нокиа'], { tyres: 70 }),
    brand('Ikon', ['Икон', 'Nokian (до 2022)', 'Нокиан'], { tyres: 90 }),
    brand('Michelin', ['Мишлен', 'Мишелин'], { tyres: 50, moto_tyres: 9 }),
    brand('BFGoodrich', ['БФ Гудрич', 'BF Goodrich'], { tyres: 5 }),
    brand('Bridgestone', ['Бриджстоун'], { tyres: 50, truck_tyres: 40 }),
    brand('Кама', ['Kama', 'НК.ШЗ'], { truck_tyres: 50 }),
    brand('Kama', ['Кама', 'НКШЗ'], { tyres: 50 }),
    brand('Cordiant', ['Кордиант'], { tyres: 50 }),
    brand('K&K', ['КиК'], { disks: 50 }),
  ],
  models: [
    { brand: 'Nokian Tyres', name: 'Hakkapeliitta R5' },
    { brand: 'Nokian Tyres', name: 'Hakkapeliitta 10p' },
    { brand: 'Ikon', name: 'Autograph Ice 9' },
    { brand: 'Ikon', name: 'Autograph Ice 9 SUV' },
    { brand: 'Michelin', name: 'X-Ice Snow' },
    { brand: 'Michelin', name: 'Primacy 4' },
    { brand: 'Kama', name: 'Кама-205' },
    { brand: 'Kama', name: '505' },
    { brand: 'Cordiant', name: 'Snow Cross 2' },
  ],
  cities: ['Екатеринбург', 'Нижний Новгород', 'Москва'],
  suppliers: [{ id: '018f0000-0000-7000-8000-000000000001', name: 'Шинторг Урал' }],
  colours: [
    { value: 'black', label: 'Чёрный' },
    { value: 'black_matt', label: 'Чёрный матовый' },
    { value: 'silver', label: 'Серебристый' },
  ],
  patterns: ['R-1W', 'E-3', 'E-3/L-3'],
  countries: ['Китай', 'Россия'],
  cars: [
    {
      brand: 'LADA',
      model: 'Vesta',
      modification: 'с 2015',
      name_ru: 'Лада Веста',
      year_from: 2015,
      year_to: null,
    },
  ],
});
