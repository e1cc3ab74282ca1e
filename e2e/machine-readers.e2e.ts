import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';

test('drawn pages are valid HTML', { tag: ['@catalog'] }, async ({ request }) => {
  const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });
  const found = await request.post('/api/search_v2/tyres', { data: { page: 1, per_page: 2 } });
  const [one, other] = (await found.json()).data;
  for (const path of [
    '/',
    '/catalog',
    '/suppliers',
    '/tires',
    '/tires/zima',
    '/tires?width=205&season=winter',
    '/tires?q=nothing-like-this',
    `/tires/${one.id}`,
    `/compare?p=${one.id},${other.id}`,
    '/no-such-page',
  ]) {
    const html = await (await request.get(path)).text();
    expect(html, path).toContain('id="drawn"');
    const { results } = await validator.validateString(html);
    const messages = results.flatMap(({ messages }) => messages);
    expect(messages.map(({ message, line }) => `${path}:${line} ${message}`)).toEqual([]);
  }
});

const SECTIONS = [
  'tyres',
  'disks',
  'truck_tyres',
  'truck_disks',
  'special_tyres',
  'moto_tyres',
  'quadro_tyres',
];

test('what pages say for machines is what search engines take', { tag: ['@catalog'] }, async ({
  request,
}) => {
  for (const section of SECTIONS) {
    const found = await request.post(`/api/search_v2/${section}`, {
      data: { page: 1, per_page: 1 },
    });
    const [product] = (await found.json()).data;
    const html = await (await request.get(`/tires/${product.id}`)).text();
    const said = new WebAutoExtractor({ addLocation: true }).parse(html);
    expect(Object.keys(said.jsonld).toSorted(), section).toEqual(['BreadcrumbList', 'Product']);
    const issues = await new Validator().validate(said);
    const errors = issues.flatMap(({ severity, issueMessage }) =>
      severity === 'ERROR' ? [issueMessage] : [],
    );
    // what was never photographed is drawn: search engines then show it without a picture
    expect(errors, section).toEqual(
      product.image === null ? ['Required attribute "image" is missing'] : [],
    );
  }
});
