import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sizeOfCode, versionOf } from '../browser/build.ts';

const here = import.meta.dirname;

/** An entry of ours, and what does the same in a peer; nothing where it has none, or in another package. */
const ENTRIES: [entry: string, ours: string, mantine: string, aria: string][] = [
  ['avatar', 'Avatar', 'Avatar', ''],
  ['badge', 'Badge', 'Badge', ''],
  ['breadcrumbs', 'Breadcrumbs', 'Breadcrumbs', 'Breadcrumbs, Breadcrumb, Link'],
  ['button', 'Button', 'Button', 'Button'],
  ['checkbox', 'Checkbox, CheckboxGroup', 'Checkbox', 'Checkbox, CheckboxGroup, Label, Text'],
  ['code-field', 'CodeField', 'PinInput', ''],
  [
    'combo-box',
    'ComboBox',
    'MultiSelect',
    'ComboBox, ListBox, ListBoxItem, Popover, Input, Button, Label, Text',
  ],
  [
    'date-field',
    'DateField',
    '',
    'DatePicker, DateInput, DateSegment, Calendar, CalendarGrid, CalendarCell, Popover, Dialog, Button, Label, Text',
  ],
  ['file-drop', 'FileDrop', '', 'DropZone, FileTrigger, Button, Text'],
  ['menu', 'Menu, MenuItem, MenuTrigger', 'Menu', 'Menu, MenuItem, MenuTrigger, Popover'],
  ['modal', 'Modal, ModalTrigger', 'Modal', 'Modal, ModalOverlay, Dialog, DialogTrigger, Heading'],
  ['note', 'Note', 'Alert', ''],
  ['number-field', 'NumberField', 'NumberInput', 'NumberField, Input, Label, Text, FieldError'],
  ['pagination', 'Pagination', 'Pagination', ''],
  ['password-field', 'PasswordField', 'PasswordInput', ''],
  ['popover', 'Popover, PopoverTrigger', 'Popover', 'Popover, Dialog, DialogTrigger'],
  ['progress', 'Progress', 'Progress', 'ProgressBar, Label'],
  ['radio-group', 'RadioGroup, Radio', 'Radio', 'RadioGroup, Radio, Label, Text'],
  ['segmented-control', 'SegmentedControl', 'SegmentedControl', 'ToggleButtonGroup, ToggleButton'],
  [
    'select',
    'Select',
    'Select',
    'Select, SelectValue, ListBox, ListBoxItem, Popover, Button, Label, Text',
  ],
  ['sheet', 'Sheet, SheetTrigger', 'Drawer', 'Modal, ModalOverlay, Dialog, DialogTrigger, Heading'],
  ['skeleton', 'Skeleton', 'Skeleton', ''],
  ['slider', 'Slider', 'RangeSlider', 'Slider, SliderTrack, SliderThumb, SliderOutput, Label'],
  ['steps', 'Steps', 'Stepper', ''],
  ['switch', 'Switch', 'Switch', 'Switch'],
  ['table', 'Table', 'Table', 'Table, TableHeader, TableBody, Column, Row, Cell'],
  ['tabs', 'Tabs, TabList, Tab, TabPanel', 'Tabs', 'Tabs, TabList, Tab, TabPanel'],
  ['text-area', 'TextArea', 'Textarea', 'TextField, TextArea, Label, Text, FieldError'],
  ['text-field', 'TextField', 'TextInput', 'TextField, Input, Label, Text, FieldError'],
  ['timeline', 'Timeline', 'Timeline', ''],
  ['tooltip', 'Tooltip', 'Tooltip', 'Tooltip, TooltipTrigger'],
];

const ARIA =
  /^(react-aria|react-stately|@react-aria|@react-stately|@react-types|@internationalized)/;

async function gzipOf(names: string, from: string, externals: readonly RegExp[] = []) {
  if (!names) return undefined;
  const { js } = await sizeOfCode(here, `export { ${names} } from '${from}';`, externals);
  return js.gzip;
}

const shown = (kB: number | undefined) => (kB === undefined ? '–' : kB.toFixed(1));

/** Weighs what each entry point adds to a page, beside the same of two libraries, and writes `results/bytes.md`. */
export async function run(): Promise<boolean> {
  const rows: string[] = [];
  for (const [entry, ours, mantine, aria] of ENTRIES) {
    const from = `@org/ui/${entry}`;
    const sizes = [
      await gzipOf(ours, from, [ARIA]),
      await gzipOf(ours, from),
      await gzipOf(mantine, '@mantine/core'),
      await gzipOf(aria, 'react-aria-components'),
    ];
    rows.push(`| ${[entry, ...sizes.map(shown)].join(' | ')} |`);
    console.log(rows.at(-1));
  }
  const theirs = await sizeOfCode(here, "import '@mantine/core/styles.css';");
  const all = ENTRIES.map(([entry]) => `export * from '@org/ui/${entry}';`).join('\n');
  const own = await sizeOfCode(here, `import '@org/ui/theme';\n${all}`, [ARIA]);
  const [mantine, aria] = await Promise.all(
    ['@mantine/core', 'react-aria-components'].map(versionOf),
  );
  await writeFile(
    join(here, '../results/bytes.md'),
    `# Bytes of an entry point, beside its peers

kB (1000 bytes) of JavaScript, minified, gzip; React is not counted, two languages of React Aria are left in. “Own” is what an entry adds where React Aria is in the page already; “whole” has React Aria in it, as for a page that has nothing else of the library. React Aria’s parts have no styles and no layout of their own. A page with several entries pays for what they share once: the sums of these columns mean nothing. Written by \`pnpm bench bytes\`.

| | @org/ui, own | @org/ui, whole | @mantine/core ${mantine}, whole | react-aria-components ${aria}, whole |
| --- | --- | --- | --- | --- |
${rows.join('\n')}

Styles of all these, gzip: ours ${own.css.gzip.toFixed(1)} kB with both themes, Mantine’s \`styles.css\` ${theirs.css.gzip.toFixed(1)} kB with all of its components.
`,
  );
  return true;
}

if (import.meta.main) await run();
