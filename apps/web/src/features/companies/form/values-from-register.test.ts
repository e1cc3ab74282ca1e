import { expect, test } from 'vitest';
import { valuesFromRegister } from './values-from-register.ts';

const party = {
  inn: '7707083893',
  kpp: '773601001',
  ogrn: '1027700132195',
  name: 'Сбербанк России',
  legal_form: 'ПАО' as const,
  legal_address: '117312, г. Москва, ул. Вавилова, д. 19',
  is_active: true,
};

test('fills what the register knows, and a name where there is none', () => {
  expect(valuesFromRegister(party, ' ')).toEqual({
    name: 'Сбербанк России',
    legal_form: 'ПАО',
    kpp: '773601001',
    ogrn: '1027700132195',
    legal_address: party.legal_address,
  });
  expect(valuesFromRegister(party, 'Наш банк')).not.toHaveProperty('name');
});

test('leaves alone what the register does not know', () => {
  const silent = { ...party, kpp: null, ogrn: null, legal_form: null, legal_address: null };
  expect(valuesFromRegister(silent, 'Имя')).toEqual({});
});

test('takes the КПП away from a person', () => {
  expect(valuesFromRegister({ ...party, inn: '771234567890', kpp: null }, 'Имя')).toMatchObject({
    kpp: '',
  });
});
