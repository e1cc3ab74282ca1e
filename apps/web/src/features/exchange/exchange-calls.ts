import { api } from '../../shared/api/api.ts';
import { toast } from '../../shared/page/messages.ts';
import { type ExchangeEntry, refreshExchange } from './exchange.atoms.ts';

export interface ExchangeActions {
  /** Turns the exchange on, or makes another password. Resolves to the password, which is never shown again. */
  onOpen: () => Promise<string>;
  onChoosePrice: (id: string) => Promise<unknown>;
  onClose: () => Promise<unknown>;
  /** Its steps, latest first. */
  onLoadLog: () => Promise<readonly ExchangeEntry[]>;
}

/** The actions on the exchange of a company. */
export function exchangeActions(id: string): ExchangeActions {
  const path = { id };
  return {
    onOpen: async () => {
      const { password } = await api.POST('/companies/{id}/exchange', { params: { path } });
      await refreshExchange();
      return password;
    },
    onChoosePrice: async (price_type) => {
      await api.PATCH('/companies/{id}/exchange', { params: { path }, body: { price_type } });
      await refreshExchange();
      toast.success('Цена выбрана, загружаем прайс');
    },
    onClose: async () => {
      await api.DELETE('/companies/{id}/exchange', { params: { path } });
      await refreshExchange();
      toast.success('Обмен с 1С отключён');
    },
    onLoadLog: async () =>
      (await api.GET('/companies/{id}/exchange/log', { params: { path } })).data,
  };
}
