import { ButtonLink } from '@org/ui/button-link';
import { PageMeta } from '../shared/page/page-meta.tsx';
import { paths } from '../shared/paths.ts';
import * as css from './not-found.css.ts';
import { Track } from './track.tsx';

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
        <div className={css.ways}>
          <ButtonLink variant="primary" href={paths.tires}>
            К шинам
          </ButtonLink>
          <ButtonLink href={paths.disks}>К дискам</ButtonLink>
          <ButtonLink variant="ghost" href={paths.home}>
            На главную
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
