import { expect, test } from 'vitest';
import { knownNames } from '../packaged-names.ts';
import { createDictionary } from '../trade/dictionary.ts';
import { parseName } from './parse-name.ts';

const dictionary = createDictionary(knownNames);
const factsOf = (name: string) => parseName(name, { dictionary });

test.each([
  ['Opona zimowa Dębica Frigo 2 185/65 R15 88T', 'Debica', 'Frigo 2', 'winter'],
  ['Kpl 4 szt Opony zimowe Dębica Frigo HP2 205/55R16 91T', 'Debica', 'Frigo HP2', 'winter'],
  ['Opona całoroczna Fulda Multicontrol 205/55 R16 94V', 'Fulda', 'Multicontrol', 'all_season'],
  [
    'Satz 4 Stück Winterreifen Conti WinterContact TS 860 205/55R16 91H',
    'Continental',
    'WinterContact TS 860',
    'winter',
  ],
  [
    'LLKW Reifen Conti VanContact Winter 205/65 R16C 107/105T',
    'Continental',
    'VanContact Winter',
    'winter',
  ],
  ['Neumáticos de invierno Michelin Alpin A4 195/65R15 91T', 'Michelin', 'Alpin A4', 'winter'],
  ['Pneu hiver Kleber Krisalp HP3 205/55 R16 91H', 'Kleber', 'Krisalp HP3', 'winter'],
  [
    'Pneumatico estivo Pirelli Cinturato P1 Verde 185/65 R15 88H',
    'Pirelli',
    'Cinturato P1 Verde',
    'summer',
  ],
  ['Gomme quattro stagioni Kumho Solus HA31 205/55 R16 94V', 'Kumho', 'Solus HA31', 'all_season'],
  ['Zimní pneumatika Barum Polaris 5 195/65 R15 91T', 'Barum', 'Polaris 5', 'winter'],
  ['Sommardäck Nokian Hakka Green 3 195/65 R15 95H', 'Nokian Tyres', 'Hakka Green 3', 'summer'],
  ['Anvelopă Sailun Atrezzo 4Seasons 205/55 R16 94V', 'Sailun', 'Atrezzo 4Seasons', 'all_season'],
])(
  'words for goods and seasons are no part of a name, and letters may have marks: %s',
  (name, brand, model, season) => {
    expect(factsOf(name)).toMatchObject({ kind: 'product', brand, model, season, unread: [] });
  },
);

test.each([
  ['Felga stalowa 5.5x14 4x100 ET49 57,1'],
  ['Stahlfelge 6x15 4x100 ET45 54,1'],
  ['Cerchi in ferro 6x15 5x112 ET47 57.1'],
  ['Janta aliaj 16x6.5 5x112 ET33 57.1'],
])('a wheel’s kind is no brand: %s', (name) => {
  expect(factsOf(name)).toMatchObject({
    kind: 'product',
    section: 'disks',
    brand: null,
    model: null,
  });
});

test.each([
  ['Komplettrad Winter 205/55R16 91H Nokian WR D4 auf Stahlfelge', 'Колесо в сборе'],
  ['Rueda completa 195/65R15', 'Колесо в сборе'],
  ['Камери 16/70-20', 'Камера'],
  ['Dętka 16.9-34', 'Камера'],
])('what is no tyre is none in other languages either: %s', (name, accessory) => {
  expect(factsOf(name)).toMatchObject({ kind: 'accessory', accessory });
});

test.each([
  ['Runderneuert 315/80R22.5 156/150L', ['retread']],
  ['Gebraucht Conti PremiumContact 6 225/45R17 91Y', ['used']],
])('an old tyre is not sold as a new one: %s', (name, remarks) => {
  expect(factsOf(name)).toMatchObject({ remarks });
});

test('the sign of a bore is read as before', () => {
  expect(factsOf('Borbet W 7,5x17 5x112 ET35 ø66,6')).toMatchObject({ dia: 66.6 });
});
