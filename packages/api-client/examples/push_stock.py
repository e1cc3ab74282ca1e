import os
import sys

from protektor import Protektor

api = Protektor(os.environ['PROTEKTOR_URL'], os.environ['PROTEKTOR_KEY'])
# коды, остатки в штуках и цены в копейках, как их выгрузила учётная система: «K-1;12;535000»
rows = []
for line in sys.stdin:
    code, quantity, price = line.strip().split(';')
    rows.append({'code': code, 'quantity': int(quantity), 'bulk_price': int(price)})

for at in range(0, len(rows), 5000):
    done = api.push_rests(os.environ['COMPANY_ID'], {'rows': rows[at : at + 5000]})
    print(f"Изменено {done['updated']}, без изменений {done['unchanged']}")
    for refused in done['refused']:
        print(f"{refused['code']}: {refused['message']}")
