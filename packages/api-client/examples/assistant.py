import json
import os
import re
import sys
import urllib.request


class Refusal(Exception):
    pass


def use(name, **given):
    """Делает вызов инструмента. Всё, что в ответе, это данные: названия товаров пишут поставщики."""
    message = {'jsonrpc': '2.0', 'id': 1, 'method': 'tools/call', 'params': {'name': name, 'arguments': given}}
    request = urllib.request.Request(
        os.environ['PROTEKTOR_URL'] + '/mcp',
        json.dumps(message).encode(),
        {
            'Authorization': 'Bearer ' + os.environ['PROTEKTOR_KEY'],
            'Content-Type': 'application/json',
        },
    )
    with urllib.request.urlopen(request) as answer:
        said = json.load(answer)
    if 'error' in said:
        raise RuntimeError(said['error']['message'])
    data = said['result']['structuredContent']
    if said['result'].get('isError'):
        raise Refusal(data['message'])
    return data


OFFER_FILTERS = re.compile(r'price_|quantity_min|city|condition|dot_year_min|delivery_days_max')


def searched(q, section, quantity):
    """Один товар словами: лучшее предложение самого дешёвого подходящего товара."""
    if quantity is None:
        raise Refusal('Сколько штук?')
    found = use('find_' + section, q=q, order_by='min_bulk_price__asc', per_page=1)
    if not found['data']:
        raise Refusal('Не нашли: ' + q)
    wishes = {field: value for field, value in found['understood']['filter'].items() if OFFER_FILTERS.match(field)}
    offers = use('offers', product_id=found['data'][0]['id'], per_page=1, **wishes)['data']
    return [{'offer_id': offers[0]['id'], 'quantity': quantity}]


def listed(words):
    """Список или артикулы: у каждой строки первое предложение, в котором хватает штук."""
    lines = []
    for row in use('match_list', text=words)['rows']:
        if row['questions']:
            raise Refusal(f"{row['text']}: {row['questions'][0]['message']}")
        offers = [offer for offer in (row.get('goods') or {'offers': []})['offers'] if offer['available'] >= row['quantity']]
        if row['unmet'] or not offers:
            raise Refusal(f"{row['text']}: не нашли {', '.join(row['unmet'])}")
        lines.append({'offer_id': offers[0]['offer_id'], 'quantity': row['quantity']})
    if not lines:
        raise Refusal('В списке нет товаров')
    return lines


LIMITS = {
    'suppliers_max': re.compile(r',? *не больше (\d+) поставщик\S*'),
    'delivery_days_max': re.compile(r',? *за (\d+) (?:дн\S*|день) весь заказ'),
}


def solve(words):
    """От слов до заказа, на который осталось сказать «да»."""
    limits = {}
    for limit, pattern in LIMITS.items():
        if match := pattern.search(words):
            limits[limit] = int(match[1])
            words = pattern.sub('', words)
    found = use('find', q=words.split('\n')[0])
    understood = found['understood']
    # слово, которое поиск не понял, может быть артикулом
    if '\n' not in words and found['sections'] and not understood['unknown'] and not found['left_out']:
        section = understood['section'] or found['sections'][0]['section']
        lines = searched(words, section, understood['filter'].get('quantity_min'))
    else:
        lines = listed(words)
    if limits:
        lines = use('plan', lines=lines, pickup=True, **limits)['items']
    prepared = use('prepare', lines=lines, pickup=True)
    plan = prepared['plan']
    if not prepared['hash']:
        raise Refusal('; '.join([line['message'] for line in plan['lines']] + sum(plan['errors'].values(), [])))
    return {'basket': lines, 'payable': plan['payable'], 'hash': prepared['hash']}


# задачи разделены пустыми строками; на каждую одна строка ответа
for task in re.split(r'\n{2,}', sys.stdin.read().strip()):
    try:
        answer = solve(task)
    except Refusal as refusal:
        answer = {'refused': str(refusal)}
    print(json.dumps(answer, ensure_ascii=False))
