import {
  AUTOTRANS,
  accepted,
  confirmed,
  declined,
  invoiced,
  messageStep,
  OWN_CAR,
  paid,
  placed,
  received,
  type Story,
  shipped,
} from './demo-steps.ts';

/** Finished orders: the companies have traded with each other before. */
export const PAST: Story[] = [
  {
    // the earliest order: no other one is under way while nobody answers it
    seller: 'own',
    buyer: 'oka',
    steps: [placed([96, '10:12'], 1), { ago: [92, '10:15'], does: (deal) => deal.lapse() }],
  },
  {
    seller: 'own',
    buyer: 'oka',
    steps: [
      placed([74, '09:40'], 2, 'Звонок за час до приезда'),
      confirmed([74, '11:05']),
      invoiced([74, '11:20']),
      paid([73, '12:30'], 118),
      shipped([72, '16:10'], 'ТН-4418', AUTOTRANS),
      received([70, '10:25']),
    ],
  },
  {
    seller: 'protektor',
    buyer: 'oka',
    steps: [
      placed([66, '14:02'], 3),
      confirmed([65, '09:31']),
      invoiced([65, '09:40']),
      shipped([64, '15:00'], 'А-20931', AUTOTRANS),
      received([62, '11:48']),
      paid([52, '10:10'], 131),
    ],
  },
  {
    seller: 'own',
    buyer: 'kama',
    steps: [
      placed([58, '08:55'], 4),
      confirmed([58, '10:20']),
      invoiced([58, '10:35']),
      shipped([57, '17:20'], 'ТН-4502', AUTOTRANS),
      received([54, '09:30']),
      paid([40, '13:15'], 902),
    ],
  },
  {
    seller: 'own',
    buyer: 'oka',
    steps: [
      placed([47, '11:30'], 2),
      confirmed([47, '12:10']),
      invoiced([47, '12:25']),
      paid([46, '10:05'], 140),
      shipped([45, '16:45'], 'ТН-4570', AUTOTRANS),
      received([43, '12:05'], {
        missing: 2,
        comment: 'В кузове двух шин не оказалось, акт приложен',
      }),
      messageStep(
        [43, '12:20'],
        'buyer',
        'Водитель расписался в акте, двух штук не хватает. Проверьте, пожалуйста, на складе.',
      ),
      messageStep(
        [42, '09:50'],
        'seller',
        'Нашли: остались на рампе. Деньги за две шины вернём сегодня.',
      ),
      {
        ago: [42, '09:58'],
        does: (deal) => deal.answerClaim(true, 'Подтверждаем недовоз, деньги вернём'),
      },
      paid([42, '15:30'], 77),
    ],
  },
  {
    seller: 'own',
    buyer: 'master',
    steps: [
      placed([36, '18:40'], 1),
      declined([35, '09:15'], 'Партия уже продана целиком, следующий приход через две недели'),
    ],
  },
  {
    seller: 'volga',
    buyer: 'oka',
    steps: [
      placed([39, '12:50'], 1),
      declined([39, '15:30'], 'Шины в дороге, на складе будут в конце месяца'),
    ],
  },
  {
    seller: 'volga',
    buyer: 'oka',
    steps: [
      placed([33, '10:05'], 2),
      confirmed([33, '11:30']),
      invoiced([33, '11:45']),
      paid([32, '14:20'], 152),
      shipped([31, '12:00'], '7716', OWN_CAR),
      received([29, '15:10']),
    ],
  },
  {
    seller: 'own',
    buyer: 'oka',
    steps: [
      placed([27, '16:30'], 1),
      confirmed([26, '09:20']),
      {
        ago: [26, '11:05'],
        does: (deal) => deal.cancel('not_needed', 'Клиент передумал, возьмёт другой размер'),
      },
    ],
  },
  {
    seller: 'protektor',
    buyer: 'oka',
    steps: [
      placed([21, '13:10'], 3),
      confirmed([20, '10:00'], {
        fewer: 4,
        comment: 'Четыре шины отдали в розницу, остальное в резерве',
      }),
      accepted([20, '10:40']),
      invoiced([20, '10:55']),
      shipped([19, '16:30'], 'А-21544', AUTOTRANS),
      received([17, '12:15']),
      paid([6, '11:00'], 160),
    ],
  },
  {
    seller: 'volga',
    buyer: 'own',
    steps: [
      placed([16, '12:00'], 2, 'Для филиала в Казани'),
      confirmed([16, '13:30']),
      invoiced([16, '13:45']),
      paid([15, '10:00'], 410),
      shipped([14, '11:00'], '7802', OWN_CAR),
      received([12, '14:30']),
    ],
  },
];
