import { asSounded, fold } from '../text/spelling.ts';
import type { Section } from '../text/text-reading.ts';

/**
 * Patterns for the titles of sheets, group rows and files, in either alphabet, with the section of the goods under
 * them.
 */
const TITLES: readonly (readonly [RegExp, Section | 'accessory'])[] = [
  [
    /kamer|obodn|krep|sekret|bolt|gaik|gayk|prostavk|kolts|kol'c|akkum|ak[sx]es|axess|tsep|cep[iy]|instrum|avtotovar|masla|shinomont/,
    'accessory',
  ],
  [
    /(?:gruz|truck).*(?:disk|disc|wheel|rim)|(?:disk|disc|wheel|rim).*(?:gruz|truck|selhoz)/,
    'truck_disks',
  ],
  [/disk|disc|wheel|rims?\b|kolesnye/, 'disks'],
  [/kvadro|quad|atv|utv|snegobolot|vezdeh/, 'quadro_tyres'],
  [/moto|skuter|scooter/, 'moto_tyres'],
  [
    /spec|spets|selhoz|sel.?skoh|s\/h|industr|agro|traktor|kgsh|krupnogab|pogruz|otr\b|karer/,
    'special_tyres',
  ],
  [/gruz|truck|tsmk|cmk/, 'truck_tyres'],
  [/legk|shin|tire|tyre|rezin|zimn|letn|passenger/, 'tyres'],
];

/** Returns the section that a title names. «Автокамеры» and the like are `accessory`. */
export function sectionOfTitle(title: string): Section | 'accessory' | undefined {
  const sounded = asSounded(fold(title));
  return TITLES.find(([pattern]) => pattern.test(sounded))?.[1];
}
