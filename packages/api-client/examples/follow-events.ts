import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createApi } from '@org/api-client';

const { PROTEKTOR_URL = '', PROTEKTOR_KEY = '', COMPANY_ID = '' } = process.env;
const { CURSOR_FILE = 'last-event' } = process.env;
const api = createApi({
  baseUrl: `${PROTEKTOR_URL}/api`,
  getToken: () => ({ token: PROTEKTOR_KEY, token_type: 'Bearer' }),
  onUnauthorized: () => console.error('Ключ отозван'),
});

/** Номер последнего события, которое программа уже обработала. */
let after = existsSync(CURSOR_FILE) ? Number(readFileSync(CURSOR_FILE, 'utf8')) : 0;
for (;;) {
  const { data, last } = await api.GET('/companies/{id}/events', {
    params: { path: { id: COMPANY_ID }, query: { after, wait: 25 } },
  });
  for (const { type, data: about } of data)
    console.log(type, about.number ?? about.file_name, about.status);
  // номер сохраняют после обработки: событие может прийти дважды, но не потеряется
  after = last;
  writeFileSync(CURSOR_FILE, String(after));
}
