import manifest from './package.json' with { type: 'json' };

/** The most that an entry point adds to an application, in bytes. Decision 23. */
const limits: Record<string, number> = {
  avatar: 800,
  badge: 300,
  breadcrumbs: 1200,
  button: 600,
  'button-link': 400,
  chart: 2700,
  checkbox: 1850,
  'checkbox-list': 6400,
  chip: 1500,
  'code-field': 1500,
  'combo-box': 9100,
  'command-palette': 3000,
  'confirm-dialog': 3800,
  contrast: 2050,
  count: 200,
  'data-grid': 12400,
  'date-field': 6500,
  'date-range-field': 8600,
  'date-text': 2350,
  'disclosure-row': 1000,
  'empty-state': 300,
  'file-drop': 2250,
  'file-progress': 1300,
  form: 3300,
  'icon-button': 500,
  icons: 3900,
  'infinite-scroll': 1500,
  link: 300,
  menu: 1100,
  modal: 2300,
  note: 700,
  'number-field': 1300,
  'number-stepper': 2050,
  pagination: 1700,
  'password-field': 2500,
  popover: 600,
  progress: 500,
  'radio-group': 1250,
  'search-field': 1600,
  'segmented-control': 1000,
  select: 8150,
  sheet: 2650,
  skeleton: 300,
  slider: 1450,
  sparkline: 600,
  spinner: 220,
  spread: 500,
  steps: 1300,
  switch: 400,
  table: 1600,
  tabs: 950,
  'text-area': 1250,
  'text-field': 1250,
  theme: 1100,
  timeline: 500,
  toast: 3350,
  tooltip: 550,
  'tyre-glyph': 2100,
  'visually-hidden': 200,
  'wheel-glyph': 1600,
  words: 800,
  // with what Russians call countries
  'words/ru': 1200,
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
    limit: `${12_450 + OTHERS.styles * others.length} B`,
    disablePlugins: ['@size-limit/rolldown'],
  },
];
