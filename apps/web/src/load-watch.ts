/** @see specification, section 9 */
const LOAD_TIMEOUT_MS = 120_000;

const words = {
  title: 'Приложение не загрузилось',
  advice: 'Нет связи, или вышла новая версия. Проверьте интернет и обновите страницу.',
  action: 'Обновить страницу',
};

const element = (name: string, text: string) =>
  Object.assign(document.createElement(name), { textContent: text });

/** Fills the empty page with a message. It cannot rely on any stylesheet. */
function showFailure() {
  const root = document.getElementById('root');
  // a page that the server has drawn stands there before its application does
  const isDrawn = document.documentElement.dataset.app !== undefined;
  if (!root || (root.hasChildNodes() && !isDrawn)) return;
  const button = element('button', words.action);
  button.addEventListener('click', () => location.reload());
  const main = document.createElement('main');
  main.append(element('h1', words.title), element('p', words.advice), button);
  main.style.cssText = 'padding: 48px 24px; display: grid; gap: 16px; justify-items: start';
  root.prepend(main);
}

/** Shows a failure if the application itself or its stylesheet fails to load or takes too long. */
export function watchLoading() {
  const whenParsed = () =>
    document.readyState === 'loading'
      ? document.addEventListener('DOMContentLoaded', showFailure)
      : showFailure();
  addEventListener(
    'error',
    ({ target }) => {
      const isOurs = target instanceof HTMLScriptElement || target instanceof HTMLLinkElement;
      if (isOurs) whenParsed();
    },
    true,
  );
  setTimeout(showFailure, LOAD_TIMEOUT_MS);
}
