import { expect, test } from 'vitest';
import { commonPasswords } from './common-passwords.ts';
import { assertPassword, isOwnWords } from './password-rules.ts';

// first, because the list is read only once: if its reading is broken (`pnpm mutate`), this test must fail
test('the list holds at least the 3000 most common that are long enough, in both layouts, and Russian ones', async () => {
  const list = await commonPasswords();
  expect(list.size).toBeGreaterThan(3000);
  expect([...list].filter((word) => word.length < 8)).toEqual([]);
  for (const password of ['12345678', 'password1', 'зфыыцщкв1', 'наташа2024'])
    expect(list).toContain(password);
});

const LOGINS = ['anna.petrova@koleso.ru', '79161234567'];

test.each([
  '12345678',
  'qwerty123',
  'Password1',
  'йцукен123',
  'Пароль123',
  'protektor',
  'Protektor1',
  'ПРОТЕКТОР',
  'anna.petrova@koleso.ru',
  'ANNA.PETROVA@koleso.ru',
  'annapetrova',
  'Petrova-1',
  'koleso.ru',
  '+7 (916) 123-45-67',
  '9161234567',
  'aaaaaaaa',
  'ЯЯЯЯЯЯЯЯЯЯ',
  '11112222',
  'abababab',
  'ёжёжёжёжё',
  'abcdabcdabcd',
  'abcdefghij',
  '9876543210',
  'абвгдежз',
  '        ',
  'Protektor-2026',
  'PROTEKTOR-2026',
])('«%s» is refused at its field', async (password) => {
  await expect(assertPassword(password, LOGINS)).rejects.toMatchObject({
    errors: { password: [expect.any(String)] },
  });
});

test.each(['лось везёт восемь дисков', 'Protektor-2027', 'petrova любит лося', 'k7#Vq2!zT9w'])(
  '«%s» will do',
  async (password) => {
    await expect(assertPassword(password, LOGINS)).resolves.toBeUndefined();
  },
);

test('words of other accounts and short ones are nobody’s own', () => {
  expect(isOwnWords('koleso-koleso', ['boris@shina.ru'])).toBe(false);
  expect(isOwnWords('ab@c.ru-Длинная-Фраза', ['ab@c.ru'])).toBe(false);
});

test('a longer word of a login goes before a shorter one that it begins with', () => {
  expect(isOwnWords('annapetrova', ['anna@annapetrova.ru'])).toBe(true);
});

test('a word of two signs is no word, however often it is said', () => {
  expect(isOwnWords('abababab', ['ab@koleso.ru'])).toBe(false);
});

test.each([
  ['koleso.ru', 'Пароль не должен состоять из логина или названия сервиса'],
  ['qwerty123', 'Этот пароль один из самых частых: его подбирают первым'],
])('why «%s» is refused is said', async (password, message) => {
  await expect(assertPassword(password, LOGINS)).rejects.toMatchObject({
    errors: { password: [message] },
  });
});
