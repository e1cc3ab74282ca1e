import os
import pathlib

from protektor import Protektor

api = Protektor(os.environ['PROTEKTOR_URL'], os.environ['PROTEKTOR_KEY'])
# номер последнего события, которое программа уже обработала
cursor = pathlib.Path(os.environ.get('CURSOR_FILE', 'last-event'))
after = int(cursor.read_text()) if cursor.exists() else 0
while True:
    news = api.list_events(os.environ['COMPANY_ID'], after=after, wait=25)
    for event in news['data']:
        about = event['data']
        for good in about['products'] or []:
            print('Товар', good['id'], good['price'], good['quantity'], flush=True)
        print(event['type'], about['number'] or about['file_name'], about['status'], flush=True)
    # номер сохраняют после обработки: событие может прийти дважды, но не потеряется
    after = news['last']
    cursor.write_text(str(after))
