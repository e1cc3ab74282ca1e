import type { Meta, StoryObj } from '@storybook/react-vite';
import { Facts, Page, Section } from './page.tsx';

export default {
  title: 'Foundations/Voice',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

const say: [rule: string, yes: string, no: string][] = [
  [
    'На «вы», без восклицаний и извинений. Сначала факт, потом действие',
    'Остатки не загрузились. Повторить',
    'Упс! Извините, что-то пошло не так!',
  ],
  ['Кнопка — глагол с результатом', 'Показать 148 моделей', 'ОК'],
  ['Кнопка называет, сколько получится', 'Оформить 2 заказа', 'Отправить'],
  [
    'Ошибка говорит, что не так и сколько не хватает',
    'У юрлица в ИНН 10 цифр, сейчас 9',
    'Некорректное значение',
  ],
  ['Причина стоит рядом с тем, что недоступно', 'В наличии 24 шт.', 'Недопустимо'],
  [
    'Слова торговли, а не разработки',
    'размер, остаток, опт, предложение',
    'типоразмер, сток, оффер',
  ],
];

const write: [what: string, how: string][] = [
  ['Разряды, ₽, %, шт.', '12 480 ₽, 24 шт., 11 % — узкий неразрывный пробел U+202F'],
  ['Минус и диапазон', '−5 %, 1–2 дня'],
  ['Дроби', 'R22,5 и 5×114,3 — запятая, и в диаметре тоже'],
  ['Даты', '21 ноября; сегодня в 11:42; нед. 34'],
];

export const Voice: StoryObj = {
  render: () => (
    <Page
      title="Voice"
      lead="How the interface speaks Russian. The library has no words of its own: every word comes in by a required prop, and these are the rules for it."
    >
      <Section title="Say">
        <Facts
          label="Say"
          head={['Правило', 'Так', 'Не так']}
          rows={say.map(([rule, yes, no]) => ({ key: rule, cells: [rule, yes, no] }))}
        />
      </Section>
      <Section title="Write">
        <Facts
          label="Write"
          head={['Что', 'Как']}
          rows={write.map(([what, how]) => ({ key: what, cells: [what, how] }))}
        />
      </Section>
    </Page>
  ),
};
