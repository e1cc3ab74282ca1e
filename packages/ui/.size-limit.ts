import manifest from './package.json' with { type: 'json' };

/** The most that an entry point adds to an application, in bytes. */
const limits: Record<string, number> = {
  avatar: 800,
  badge: 300,
  breadcrumbs: 900,
  button: 600,
  'button-link': 400,
  chart: 2450,
  checkbox: 1200,
  'checkbox-list': 5900,
  chip: 1200,
  'combo-box': 7700,
  'confirm-dialog': 2500,
  count: 200,
  'date-field': 6500,
  'date-text': 640,
  'disclosure-row': 1000,
  'empty-state': 300,
  'file-drop': 1900,
  'file-progress': 1300,
  'icon-button': 500,
  icons: 3900,
  'infinite-scroll': 1200,
  link: 300,
  menu: 1100,
  modal: 1400,
  note: 700,
  'number-stepper': 1200,
  pagination: 1300,
  popover: 600,
  progress: 500,
  'radio-group': 900,
  rating: 600,
  'search-field': 1300,
  'segmented-control': 1000,
  select: 7200,
  sheet: 1700,
  skeleton: 300,
  slider: 1000,
  sparkline: 600,
  spinner: 220,
  spread: 500,
  steps: 1000,
  switch: 400,
  table: 1500,
  tabs: 750,
  'text-area': 900,
  'text-field': 900,
  theme: 1100,
  toast: 2500,
  tooltip: 550,
  'tyre-glyph': 2100,
  'visually-hidden': 200,
  'wheel-glyph': 1600,
  words: 500,
  'words/ru': 500,
};

/** What others may add: code, and styles to `styles.css`. */
const OTHERS = { code: 1000, styles: 200 };

const entries = Object.entries(manifest.exports).filter(([, file]) => /\.tsx?$/.test(file));
const others = entries.filter(([entry]) => !(entry.slice(2) in limits));

// biome-ignore lint/style/noDefaultExport: size-limit reads it
export default [
  ...entries.map(([entry, file]) => ({
    name: entry.slice(2),
    path: file.replace(/^\.\/src\/(.+)\.tsx?$/, 'dist/$1.js'),
    limit: `${limits[entry.slice(2)] ?? OTHERS.code} B`,
  })),
  {
    name: 'styles.css',
    path: 'dist/styles.css',
    limit: `${11_200 + OTHERS.styles * others.length} B`,
    disablePlugins: ['@size-limit/rolldown'],
  },
];
