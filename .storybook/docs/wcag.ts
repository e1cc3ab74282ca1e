import type { Case, Guide, MetCriterion } from '../../packages/ui/src/foundations/guide.ts';

/** Criteria of WCAG 2.2 that guides name, by their number. */
const TITLES: Record<string, string> = {
  '1.1.1': 'Non-text Content',
  '1.3.1': 'Info and Relationships',
  '1.3.2': 'Meaningful Sequence',
  '1.3.5': 'Identify Input Purpose',
  '1.4.1': 'Use of Color',
  '1.4.3': 'Contrast (Minimum)',
  '1.4.4': 'Resize Text',
  '1.4.10': 'Reflow',
  '1.4.11': 'Non-text Contrast',
  '1.4.12': 'Text Spacing',
  '1.4.13': 'Content on Hover or Focus',
  '2.1.1': 'Keyboard',
  '2.1.2': 'No Keyboard Trap',
  '2.1.4': 'Character Key Shortcuts',
  '2.2.1': 'Timing Adjustable',
  '2.2.2': 'Pause, Stop, Hide',
  '2.4.1': 'Bypass Blocks',
  '2.4.3': 'Focus Order',
  '2.4.4': 'Link Purpose (In Context)',
  '2.4.6': 'Headings and Labels',
  '2.4.7': 'Focus Visible',
  '2.4.8': 'Location',
  '2.5.3': 'Label in Name',
  '2.5.7': 'Dragging Movements',
  '2.5.8': 'Target Size (Minimum)',
  '3.1.2': 'Language of Parts',
  '3.3.1': 'Error Identification',
  '3.3.2': 'Labels or Instructions',
  '3.3.3': 'Error Suggestion',
  '3.3.4': 'Error Prevention (Legal, Financial, Data)',
  '3.3.8': 'Accessible Authentication (Minimum)',
  '4.1.2': 'Name, Role, Value',
  '4.1.3': 'Status Messages',
};

const ALL: readonly MetCriterion[] = [
  ['1.4.3', 'axe measures every story in both themes'],
  ['1.4.4', 'Text and space are in rem'],
];

const CONTROLS: readonly MetCriterion[] = [
  ['2.1.1', 'All of it works by the keys below'],
  ['2.4.7', 'A ring of two pixels, in forced colours too'],
  ['2.5.8', 'Never under 24 px; 44 px where a finger points'],
  ['4.1.2', 'What a screen reader says is under the picture of its parts'],
];

const FIELDS: readonly MetCriterion[] = [
  ['3.3.1', 'The error is joined to the control, and stands where the hint was'],
  ['3.3.2', 'A label, and a hint of what is wanted'],
];

export interface Criterion {
  number: string;
  title: string;
  how: string;
  /** The page of WCAG that explains it. */
  href: string;
}

const addressOf = (title: string) =>
  `https://www.w3.org/WAI/WCAG22/Understanding/${title
    .toLowerCase()
    .replace(/[(),]/g, '')
    .replaceAll(' ', '-')}.html`;

type GuideAccess = Pick<Guide, 'criteria' | 'keys'> & { components?: Guide['components'] };

/** Returns the criteria that a component meets: its own, and those of its kind. Of two about one thing its own counts. */
export function criteriaOf({ criteria = [], keys, components = {} }: GuideAccess): Criterion[] {
  const cases = Object.values(components).filter((one): one is Case => one !== null);
  const isField = cases.some(({ hasReadOnly, hasRequired }) => hasReadOnly || hasRequired);
  const isControl = keys.length > 0;
  const all = new Map([...ALL, ...(isControl ? CONTROLS : []), ...(isField ? FIELDS : [])]);
  for (const [number, how] of criteria) all.set(number, how);
  const byNumber = new Intl.Collator('en', { numeric: true });
  return [...all]
    .sort(([one], [other]) => byNumber.compare(one, other))
    .map(([number, how]) => {
      const title = TITLES[number];
      if (!title) throw new Error(`WCAG 2.2 has no criterion ${number} here`);
      return { number, title, how, href: addressOf(title) };
    });
}
