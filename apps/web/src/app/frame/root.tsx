import { WordsProvider } from '@org/ui/words';
import { ru } from '@org/ui/words/ru';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useState } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { Outlet, ScrollRestoration, useHref, useNavigate, useNavigation } from 'react-router-dom';
import { load } from '../../shared/api/load.ts';
import { appAtom } from '../../shared/atoms.ts';
import { lazyPart } from '../../shared/page/lazy-part.ts';
import { loadToasts } from '../../shared/page/messages.ts';
import { orEmpty } from '../../shared/page/or-empty.ts';
import { askedProofAtom } from '../../shared/proof/proof.atoms.ts';
import * as css from './root.css.ts';
import { scrollKey } from './scroll-key.ts';
import { useHeadingFocus } from './use-heading-focus.ts';
import { useServerAway } from './use-server-away.ts';
import { useTheme } from './use-theme.ts';

const ProofDialog = lazyPart(
  () => load(() => import('../../features/second-factor/proof/proof-dialog.tsx')),
  'ProofDialog',
);

/** A failure to load is ignored: what a toast says is also shown where it happened. */
const Toasts = lazy(() => orEmpty(loadToasts().then((module) => module.Toasts)));

/** The parts around every page, whatever its frame. */
export function Root() {
  const navigate = useNavigate();
  useTheme();
  useHeadingFocus();
  return (
    <I18nProvider locale="ru-RU">
      <WordsProvider words={ru}>
        <RouterProvider navigate={(to) => navigate(to)} useHref={useHref}>
          <a className={css.skip} href="#main">
            К содержанию
          </a>
          <Pending />
          <ServerAway />
          <Outlet />
          <Messages />
          <ProofQuestion />
          <ScrollRestoration getKey={scrollKey} />
        </RouterProvider>
      </WordsProvider>
    </I18nProvider>
  );
}

/** Shows at the edge of the window that a page is loading or a form is being sent. */
function Pending() {
  const isLoadingPage = useNavigation().state === 'loading';
  const { loading } = useAtomValue(appAtom);
  if (!isLoadingPage && !loading) return null;
  return <div className={css.pending} role="progressbar" aria-label="Загружается" />;
}

/** Says that the server is away and that the page will repeat its requests by itself. */
function ServerAway() {
  if (!useServerAway()) return null;
  return (
    <div className={css.away} role="status">
      Сервер недоступен. Страница продолжит сама, как только он ответит
    </div>
  );
}

/** The dialog that asks whose the session is. Its code is loaded with the first question. */
function ProofQuestion() {
  const asked = useAtomValue(askedProofAtom);
  return <Suspense>{asked && <ProofDialog {...asked} />}</Suspense>;
}

/** The region of toasts. Its code is loaded with the first message. */
function Messages() {
  const { error, success, info } = useAtomValue(appAtom);
  const [hasSpoken, setSpoken] = useState(false);
  if (!hasSpoken && (error ?? success ?? info)) setSpoken(true);
  return <Suspense>{hasSpoken && <Toasts />}</Suspense>;
}
