const BEFORE = String.raw`(?<![0-9a-zа-я./-])`;
/**
 * What may follow an index. Latin letters or more digits would make it a word of the model. A Russian word may follow
 * at once (`100Tлип`), but not the «г» of «240 кг», and the M of «M+S» is no speed. A farm tyre may have a second
 * speed: `162A8B`.
 */
const AFTER = String.raw`(?:(?<=a[1-8])[bd])?(?![0-9a-z]|\.\d|-\d|г(?![а-я])|(?<=m)\s?[+&/]\s?s)`;
const LOAD = String.raw`(\d{2,3})(?:\s?[/-]\s?(\d{2,3}))?`;
// the A of a farm tyre may lack its digit
const SPEED = String.raw`(a[1-8]|[a-hj-np-wy])`;

type Form = readonly [pattern: RegExp, order: 'load' | 'speed'];

/** Every way to write the load and the speed together, the most certain first. Groups: first load, second load, speed. */
export const FORMS: readonly Form[] = [
  // 107R/105R
  [
    new RegExp(
      `${BEFORE}(\\d{2,3})(?=[a-y]\\s?/\\s?(\\d{2,3})${SPEED})\\3\\s?/\\s?\\2\\3${AFTER}`,
      'g',
    ),
    'load',
  ],
  [new RegExp(`${BEFORE}(\\d{2,3})\\s?/\\s?(\\d{2,3})\\s?${SPEED}${AFTER}`, 'g'), 'load'],
  [new RegExp(`${BEFORE}${LOAD}${SPEED}(?:${AFTER}|(?=\\d{2,3}[a-y](?![0-9a-z])))`, 'g'), 'load'],
  [
    new RegExp(`${BEFORE}(\\d{2,3})\\s?\\((?:(\\d{2,3})|[^)\\d]*)\\)\\s?${SPEED}${AFTER}`, 'g'),
    'load',
  ],
  [new RegExp(`${BEFORE}${LOAD}\\s?(?:\\(|/(?=a))?${SPEED}${AFTER}`, 'g'), 'load'],
  [new RegExp(`${BEFORE}()${SPEED}\\s*/?\\s*(\\d{2,3})(?![0-9a-zа-я/.-])`, 'g'), 'speed'],
  [new RegExp(`${BEFORE}(\\d{2,3})\\s?/\\s?(\\d{2,3})()(?![0-9a-zа-я/.])`, 'g'), 'load'],
];

/**
 * The load and the speed in columns of their own: `107 | H`, `LI 107, SI H`. The letter is alone, is not the R of a rim
 * or the M of «M/S», and not a class of noise or of wet grip.
 */
const APART: Form = [
  new RegExp(
    `${BEFORE}(?:(?:li|иh)[\\s:]*)?${LOAD}\\s*[|;,/-]?\\s*(?:(?:si|иc)[\\s:]*)?(a[1-8]|[fghj-np-wy])(?![0-9a-zа-я]|\\s?[+&./-]\\s?[0-9a-zа-я]|(?<=r)\\s+\\d)`,
    'g',
  ),
  'load',
];

/**
 * Forms with the load before the speed, and those without a gap between them: the `K58` of «42J Heidenau K58» is a
 * model.
 */
export const LOAD_FIRST = [...FORMS.slice(0, 5), APART];
export const GLUED = FORMS.slice(0, 3);

export const REPEATED = new RegExp(
  `(?<![0-9a-zа-я./-])\\(?\\s?${LOAD}\\s?\\(?${SPEED}\\)?${AFTER}|/\\s?(?:a[1-8]|[bd])(?![0-9a-zа-я])`,
  'g',
);
