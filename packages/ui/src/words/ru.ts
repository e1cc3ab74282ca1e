import { phoneRussian } from '../family/words/ru.ts';
import type { Words } from './all-words.ts';

/** Texts of the components in Russian. */
export const ru: Words = {
  ...phoneRussian,
  cancel: 'Отменить',
  chooseFile: 'Выбрать файл',
  clear: 'Очистить',
  close: 'Закрыть',
  closeAll: 'Закрыть все',
  create: 'Добавить «{text}»',
  decrease: 'Уменьшить',
  done: 'пройден',
  dropHere: 'Отпустите здесь',
  empty: 'Ничего не найдено',
  failed: 'ошибка',
  from: 'От',
  increase: 'Увеличить',
  loading: 'Загружаем…',
  more: 'Показать ещё',
  moreOfCount: 'Показать ещё {count}',
  nextPage: 'Следующая страница',
  notifications: 'Уведомления',
  page: 'Страница {number}',
  pages: 'Страницы',
  path: 'Вы здесь',
  previousPage: 'Предыдущая страница',
  remove: 'Убрать',
  retry: 'Повторить',
  search: 'Найти',
  to: 'До',
  unfinishedDate: 'Введите дату целиком',
};
