import type { NoticeChoice } from '@org/api-client/schema';

/** The kinds of notices, with their names. */
export const noticeKinds: Record<NoticeChoice['kind'], { label: string; note: string }> = {
  orders: { label: 'Заказы и ответы', note: 'Новый заказ, подтверждение, изменения, отмена' },
  money: { label: 'Счета и оплаты', note: 'Выставлен счёт, отмечена оплата' },
  goods: { label: 'Отгрузка и приёмка', note: 'Товар отгружен, принят, заказ закрыт' },
  claims: { label: 'Претензии', note: 'Заявлена, принята, отклонена' },
  watches: {
    label: 'За чем следите',
    note: 'Появилось в наличии, подешевело, успеют к сроку: не чаще письма в день',
  },
  market: {
    label: 'Неделя на рынке',
    note: 'Поставщику по понедельникам: почему выбрали других, что ищут',
  },
};

export const isNoticeKind = (text: string | null): text is NoticeChoice['kind'] =>
  text !== null && Object.hasOwn(noticeKinds, text);
