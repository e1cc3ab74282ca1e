import { ButtonLink } from '@org/ui/button-link';
import { Inline } from '@org/ui/inline';
import { PageMeta } from '../shared/page/page-meta.tsx';
import { paths } from '../shared/page/paths.ts';
import * as css from './not-found.css.ts';

const BLOCKS = 60;
const STEP = 34;

/** One step of the tread: two slanted shoulder blocks, an arrow between them, a dash at each edge. */
const block = (x: number) =>
  [
    `M${x} 8l22 26h14l-22-26zM${x} 112l22-26h14l-22 26z`,
    `M${x + 8} 40l9 12-9 12h12l9-12-9-12zM${x + 2} 0h20v5h-20zM${x + 2} 115h20v5h-20z`,
  ].join('');

const track = Array.from({ length: BLOCKS }, (_, index) => block(index * STEP)).join('');

/** A decorative drawing: the track that a passing tyre has left. */
export function Track() {
  return (
    <svg className={css.track} viewBox={`0 0 ${BLOCKS * STEP} 120`} aria-hidden="true">
      <path d={track} />
    </svg>
  );
}

/** Shown for any path that matches no page. */
export function NotFound() {
  return (
    <div className={css.page}>
      <PageMeta
        title="Страница не найдена — Протектор"
        description="Такой страницы нет. Начните с раздела каталога."
      />
      <Track />
      <div className={css.content}>
        <p className={css.code}>404</p>
        <div>
          <h1 className={css.title}>Такой страницы нет</h1>
          <p className={css.advice}>Проверьте адрес или начните с раздела каталога.</p>
        </div>
        <Inline align="stretch">
          <ButtonLink variant="primary" href={paths.tires}>
            К шинам
          </ButtonLink>
          <ButtonLink href={paths.disks}>К дискам</ButtonLink>
          <ButtonLink variant="ghost" href={paths.home}>
            На главную
          </ButtonLink>
        </Inline>
      </div>
    </div>
  );
}
