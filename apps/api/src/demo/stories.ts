import {
  AUTOTRANS,
  confirmed,
  invoiced,
  messageStep,
  paid,
  placed,
  received,
  type Story,
  shipped,
} from './demo-steps.ts';
import { PAST } from './past-stories.ts';

/** Orders under way: each is in another state and waits for one of its sides. */
const PRESENT: Story[] = [
  {
    seller: 'own',
    buyer: 'kama',
    steps: [
      placed([13, '09:05'], 3),
      confirmed([13, '10:15']),
      invoiced([13, '10:30']),
      shipped([11, '17:00'], 'ТН-4688', AUTOTRANS),
      received([9, '10:40']),
    ],
  },
  {
    seller: 'own',
    buyer: 'oka',
    steps: [
      placed([12, '10:20'], 2),
      confirmed([12, '11:40']),
      invoiced([12, '11:55']),
      paid([11, '13:00'], 166),
      shipped([10, '16:20'], 'ТН-4693', AUTOTRANS),
      received([7, '11:10']),
      { ago: [5, '15:35'], does: (deal) => deal.claim('Грыжа на боковине, видна после накачки') },
      messageStep(
        [5, '15:40'],
        'buyer',
        'Шина не бывшая в работе: грыжа вышла при первой накачке на станке. Дата выпуска на фото видна.',
      ),
      messageStep(
        [4, '10:05'],
        'seller',
        'Передали поставщику завода, ответ обещают в течение недели. Шину пока не утилизируйте.',
      ),
    ],
  },
  {
    seller: 'protektor',
    buyer: 'oka',
    steps: [
      placed([8, '09:30'], 3),
      confirmed([8, '10:50']),
      invoiced([8, '11:05']),
      shipped([7, '15:40'], 'А-21870', AUTOTRANS, 1),
      received([5, '12:30']),
      shipped([2, '16:15'], 'А-21933', AUTOTRANS),
    ],
  },
  {
    seller: 'own',
    buyer: 'oka',
    steps: [
      placed([6, '12:40'], 2),
      confirmed([6, '13:25']),
      invoiced([5, '09:10']),
      paid([5, '14:45'], 171),
      shipped([2, '17:05'], 'ТН-4741', AUTOTRANS),
      messageStep(
        [2, '17:20'],
        'seller',
        'Машина вышла, водитель позвонит за час. Пропуск на въезд нужен?',
      ),
      messageStep([1, '09:15'], 'buyer', 'Пропуск не нужен, ворота открыты с девяти.'),
    ],
  },
  {
    seller: 'own',
    buyer: 'master',
    steps: [
      placed([4, '10:30'], 2),
      confirmed([4, '11:50'], { days: 12 }),
      invoiced([4, '12:05']),
      paid([2, '13:40'], 55, 0.5),
    ],
  },
  {
    seller: 'own',
    buyer: 'oka',
    steps: [placed([3, '15:20'], 2), confirmed([3, '16:10'], { days: 12 }), invoiced([2, '09:35'])],
  },
  {
    seller: 'volga',
    buyer: 'oka',
    steps: [placed([2, '10:50'], 2), confirmed([1, '09:25'], { days: 9 })],
  },
  {
    seller: 'own',
    buyer: 'kama',
    steps: [placed([2, '14:15'], 2), confirmed([1, '10:05'], { days: 9 })],
  },
  {
    seller: 'own',
    buyer: 'oka',
    steps: [
      placed(1290, 3, 'Нужно к пятнице, клиенты записаны на шиномонтаж'),
      confirmed(185, {
        days: 5,
        fewer: 4,
        dearer: 15_000,
        comment: 'Четырёх шин нет, по первой строке пришла новая партия с другой ценой',
      }),
      messageStep(170, 'seller', 'Если дождётесь среды, привезём недостающее по старой цене.'),
    ],
  },
  { seller: 'own', buyer: 'master', steps: [placed(880, 1)] },
  { seller: 'protektor', buyer: 'oka', steps: [placed(145, 2)] },
  { seller: 'own', buyer: 'kama', steps: [placed(55, 3)] },
  { seller: 'own', buyer: 'oka', steps: [placed(25, 2, 'Самовывоз не подойдёт, только доставка')] },
];

export const STORIES: readonly Story[] = [...PAST, ...PRESENT];
