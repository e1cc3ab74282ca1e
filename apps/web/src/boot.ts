import { keepEarlyInput, startApplication } from './early-input.ts';
import { watchLoading } from './load-watch.ts';
import { isDrawnForVisitor } from './shared/session/own-view.ts';
import { isTheme, resolveTheme } from './shared/session/preferences.ts';
import { readRoot } from './shared/session/root-storage.ts';

// Runs at the head of the document, before the application is loaded: see vite-boot.ts.
watchLoading();

const { theme } = readRoot();
const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
const { dataset } = document.documentElement;
dataset.theme = resolveTheme(isTheme(theme) ? theme : 'system', prefersDark);

if (dataset.app !== undefined) {
  const isOwn = isDrawnForVisitor();
  if (isOwn) keepEarlyInput();
  startApplication(!isOwn);
}
