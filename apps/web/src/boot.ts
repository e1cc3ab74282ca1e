import { keepEarlyInput, startApplication } from './early-input.ts';
import { searchRequest } from './features/catalog/request.ts';
import { parseSearch, withPlace } from './features/catalog/search.ts';
import { descriptions } from './features/catalog/sections.ts';
import { watchLoading } from './load-watch.ts';
import { apiBase } from './shared/api/api-base.ts';
import { sendEarly } from './shared/api/early.ts';
import { sectionAt } from './shared/sections.ts';
import { isCost, isSort, isTheme, resolveTheme } from './shared/session/preferences.ts';
import { readRoot } from './shared/session/root-storage.ts';
import { authorizationOf, readSession } from './shared/session/session.ts';
import { isStranger } from './shared/session/stranger.ts';

// Runs at the head of the document, before the application is loaded: see vite-boot.ts.
watchLoading();

const { theme, sort, city, cost } = readRoot();
const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
document.documentElement.dataset.theme = resolveTheme(
  isTheme(theme) ? theme : 'system',
  prefersDark,
);

/** Whether the server has drawn the page, and whether this visitor would see it so. */
const isDrawn = document.documentElement.dataset.app !== undefined;
const isOwn = isDrawn && isStranger();
if (isOwn) keepEarlyInput();
if (isDrawn) startApplication(!isOwn);

const section = sectionAt(location.pathname);
// what the server has drawn comes with its answers
if (section && !isOwn) {
  const description = descriptions[section.code];
  const asked = parseSearch(description, new URLSearchParams(location.search));
  const search = withPlace(
    asked,
    typeof city === 'string' ? city : '',
    isCost(cost) ? cost : 'price',
  );
  const session = readSession();
  const { path, body } = searchRequest(description, search, isSort(sort) ? sort : '');
  sendEarly(`${apiBase}${path}`, body, session ? authorizationOf(session) : undefined);
}
