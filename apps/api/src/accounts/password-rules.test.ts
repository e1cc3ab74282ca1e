import { expect, test } from 'vitest';
import { commonPasswords } from './common-passwords.ts';
import { assertPassword, isOwnWords } from './password-rules.ts';

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
])('«%s» is refused at its field', async (password) => {
  await expect(assertPassword(password, LOGINS)).rejects.toMatchObject({
    statusCode: 422,
    details: { errors: { password: [expect.any(String)] } },
  });
});

test.each(['лось везёт восемь дисков', 'Protektor-2026', 'petrova любит лося', 'k7#Vq2!zT9w'])(
  '«%s» will do',
  async (password) => {
    await expect(assertPassword(password, LOGINS)).resolves.toBeUndefined();
  },
);

test('words of other accounts and short ones are nobody’s own', () => {
  expect(isOwnWords('koleso-koleso', ['boris@shina.ru'])).toBe(false);
  expect(isOwnWords('ab@c.ru-Длинная-Фраза', ['ab@c.ru'])).toBe(false);
});

test('the list holds at least the 3000 most common that are long enough', async () => {
  const list = await commonPasswords();
  expect(list.size).toBeGreaterThan(3000);
  expect([...list].filter((word) => word.length < 8)).toEqual([]);
});
