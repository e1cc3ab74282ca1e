import type { Party } from '@org/api-client/schema';
import type { PartySource } from './party.ts';

/** A few organisations of the public register, so that the form can be tried without a service. */
const KNOWN: readonly Party[] = [
  {
    inn: '7707083893',
    kpp: '773601001',
    ogrn: '1027700132195',
    name: 'Сбербанк России',
    legal_form: 'ПАО',
    legal_address: '117312, г. Москва, ул. Вавилова, д. 19',
    is_active: true,
  },
  {
    inn: '7736207543',
    kpp: '770401001',
    ogrn: '1027700229193',
    name: 'Яндекс',
    legal_form: 'ООО',
    legal_address: '119021, г. Москва, ул. Льва Толстого, д. 16',
    is_active: true,
  },
  {
    inn: '7736050003',
    kpp: null,
    ogrn: '1027700070518',
    name: 'Газпром',
    legal_form: 'ПАО',
    legal_address: null,
    is_active: true,
  },
];

export const knownParties: PartySource = {
  find: async (inn) => KNOWN.find((party) => party.inn === inn),
};
