import os
import sys
import uuid

from protektor import Protektor

api = Protektor(os.environ['PROTEKTOR_URL'], os.environ['PROTEKTOR_KEY'])
company = os.environ['COMPANY_ID']
# что заказал покупатель магазина: строка поиска и сколько штук
q = sys.argv[1] if len(sys.argv) > 1 else '205/55 R16'
quantity = int(sys.argv[2]) if len(sys.argv) > 2 else 4

found = api.search_tyres({'q': q, 'quantity_min': quantity})['data']
if not found:
    sys.exit(f'Не нашли: {q}')
offer = api.list_product_rests(found[0]['id'], {'quantity_min': quantity})['data'][0]
lines = [{'offer_id': offer['id'], 'quantity': quantity, 'max_price': offer['bulk_price']}]
# один ключ на один заказ: с ним повторённый вызов остаётся тем же
key = str(uuid.uuid4())
plan = api.order_for_company(company, {'lines': lines, 'dry_run': True}, idempotency_key=key)['plan']
reasons = [line['message'] for line in plan['lines']] + sum(plan['errors'].values(), [])
if reasons:
    sys.exit('\n'.join(reasons))
print(f"Проверка: {found[0]['title']}, {plan['payable'] / 100} ₽", flush=True)

after = api.list_events(company)['last']
body = {'lines': lines, 'expected_goods': plan['goods']}
placed = api.order_for_company(company, body, idempotency_key=key)
if 'approval' in placed:
    sys.exit(f"Выше лимита, ждёт согласия до {placed['approval']['until']}")
order = placed['data'][0]
print('Заказ', order['number'], flush=True)
status = ''
while status not in ('received', 'closed', 'declined', 'cancelled'):
    news = api.list_events(company, after=after, wait=25)
    after = news['last']
    if any(event['subject'] == order['id'] for event in news['data']):
        status = api.get_order(order['id'])['status']
        print('Состояние:', status, flush=True)
