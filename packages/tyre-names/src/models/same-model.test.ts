import { expect, test } from 'vitest';
import tradeModels from '../dictionary/trade-models.json' with { type: 'json' };
import { countWords, LIKELY_MODEL, likenessOfModels } from './same-model.ts';

const counts = countWords([
  'Ice Cruiser 7000',
  'Winter Ice Zero',
  'Ventus Prime 3',
  'Comfort 2',
  'Sport Max',
  'Ice Blazer',
]);
const SURE = 0.75;

test.each([
  ['Winter I*Pike RS2 W429', 'Winter i Pike RS2 W429'],
  ['Sno-Max 7000 (ex. Bridgestone)', 'Sno-Max 7000'],
  ['Dynapro HP II RA33', 'Dynapro HP2 RA33'],
  ['Character Ice 8 SUV', 'Character Ice 8 SUV (Nordman 8 SUV)'],
  ['Brina Nordico (V-522)', 'Brina Nordico V522'],
  ['iceGuard iG65', 'Ice Guard IG-65'],
  ['Ventus Prime 4 K135', 'Ventus Prime 4'],
  ['S-Fit EQ+ (LK01)', 'S FIT EQ LK01'],
  ['BluEarth-GT AE51', 'Bluearth AE51'],
  ['Geolandar A/T G015', 'Geolandar G015'],
  ['Ice Guard IG65', 'Ice Guard 65 (IG65)'],
  ['Breeze-132', 'Breeze (НК-132)'],
  ['Winter Ice Zero', 'Ice Zero'],
  ['Winter Ice Zero FR', 'Ice Zero Friction'],
  ['Road Runner PS-1', 'Road Runner'],
  ['Sport 3 PS-2', 'Sport 3 PS2'],
  ['P -Zero Sport Car', 'P-Zero Sports Car (PZ4)'],
  ['P Zero', 'PZero'],
  ['Scorpion Verde AS', 'Scorpion Verde All-Season'],
  ['Optimo MEO2 K424', 'Optimo ME02 K424'],
  ['Winter Sottozero 3', 'Winter Sottozero Serie III'],
  ['UltraGrip Performance 3', 'UG Performance 3'],
  ['Pilot Sport 5', 'PS5'],
  ['Eagle F1 Asymmetric 6', 'EAG F1 Asymmetric 6'],
  ['Евро-519', 'Euro 519'],
  ['Ф-325', 'F-325'],
  ['Blizzak DM-V3', 'DM-V3'],
  ['Ice Friction', 'Ice FR'],
  ['Scorpion Verde All Season', 'Scorpion Verde A/S'],
  ['Nordman S2 SUV', 'Character Aqua SUV (Nordman S2 SUV)'],
])('«%s» is «%s»', (one, other) => {
  expect(likenessOfModels(counts, one, other)).toBeGreaterThanOrEqual(SURE);
  expect(likenessOfModels(counts, other, one)).toBeGreaterThanOrEqual(SURE);
});

test('the brand within a model tells nothing', () => {
  expect(likenessOfModels(counts, '365 (НК-241)', 'НК-241 (КАМА 365)', 'Kama')).toBeGreaterThan(
    SURE,
  );
  expect(
    likenessOfModels(counts, 'Alga SUV НК-532', 'НК-532 Kama Alga SUV', 'Kama'),
  ).toBeGreaterThan(SURE);
});

test.each([
  ['Hankook', 'W429', 'Winter i*Pike RS2'],
  ['Maxxis', 'MCV3+', 'Vansmart MCV3+'],
  ['Yokohama', 'ES32', 'BluEarth-Es ES32'],
  ['Continental', 'ContiPremiumContact 5', 'PremiumContact 5'],
  ['Toyo', 'OPAT+', 'Open Country A/T plus'],
  ['Toyo', 'PXCF2', 'Proxes CF2'],
])('%s calls one model «%s» and «%s»', (brand, code, name) => {
  expect(likenessOfModels(counts, code, name, brand)).toBeGreaterThanOrEqual(SURE);
});

test('words that many models have leave a code out as well', () => {
  const many = countWords(Array.from({ length: 300 }, (_, at) => `Road Runner ${at}`));
  expect(likenessOfModels(many, 'Road Runner PS-1', 'Road Runner')).toBeGreaterThanOrEqual(SURE);
});

test.each([
  ['Ice Zero', 'Ice Zero Friction'],
  ['Comfort 2', 'Comfort 3'],
  ['Comfort 2', 'Comfort'],
  ['Primacy 4', 'Primacy 4+'],
  ['WinterCraft Ice WI31', 'WinterCraft Ice WI31+'],
  ['MC360 MID HARD', 'MC360 MID SOFT'],
  ['Diablo Superbike SC1', 'Diablo Superbike SC2'],
  ['Roadtec Z8 (M)', 'Roadtec Z8 (O)'],
  ['Ventus Prime 3', 'Ventus Prime 3 SUV'],
  ['Autograph Ice 10', 'Autograph Ice 10 SUV'],
  ['Nord Frost 200', 'Soft Frost 200'],
  ['Nordman 7', 'Hakkapeliitta 7'],
  ['Cinturato P1', 'Cinturato P7'],
  ['Brina V-521', 'Brina V-522'],
  ['Scorpion Winter', 'Scorpion'],
  ['P Zero', 'P Zero Sports Car'],
  ['505', '515'],
  ['Winter i*Pike RS2 W429', 'Winter i*Pike X W429A'],
  ['Ice Zero 2', 'Winter Ice Zero'],
  ['Observe GSi-6', 'Observe GSi-6 HP'],
  ['Pilot Road 4', 'Pilot Road 4 GT'],
  ['Ventus V12 evo2 K120', 'Ventus V12 evo K110'],
  ['X Line Energy Z', 'X Line Energy D'],
  ['Pilot Sport 5', 'PS4'],
  ['WinterContact TS 870', 'WINTERCONTACT TS850P SUV'],
  ['WI31', 'WINTERCRAFT ICE WS31'],
  ['Vanco 2', 'VancoWinter 2'],
  ['Ventus S1 evo3 K127', 'Ventus S1 evo3 SUV K127A'],
])('«%s» is not «%s»', (one, other) => {
  expect(likenessOfModels(counts, one, other)).toBeLessThan(SURE);
});

test('the word of a whole line may be any of its models, so it is asked about', () => {
  const line = countWords(Array.from({ length: 10 }, (_, at) => `Blizzak LM${20 + at}`));
  const one = likenessOfModels(line, 'Blizzak', 'Blizzak DM-V3');
  expect(one).toBeGreaterThanOrEqual(LIKELY_MODEL);
  expect(one).toBeLessThan(SURE);
});

test('no other name of a model is of another compound or another place', () => {
  const marks = /(?<![a-z])(?:soft|medium|hard|front|rear)(?![a-z])/gi;
  const marksIn = (name: string) => (name.toLowerCase().match(marks) ?? []).join();
  const wrong = Object.values<Record<string, string>>(tradeModels.aliases)
    .flatMap((models) => Object.entries(models))
    .filter(([alias, model]) => marksIn(alias) !== '' && marksIn(alias) !== marksIn(model));
  expect(wrong).toEqual([]);
});
