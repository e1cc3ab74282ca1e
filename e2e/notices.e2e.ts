import { expect, type Page, test } from '@playwright/test';
import { newAccount, signIn } from './account.ts';
import { findGoods } from './goods.ts';
import { startPushService } from './push-service.ts';

/** Orders some goods as the signed-in user; returns the path of the order's page. */
async function order(page: Page, session: { token: string; token_type: string }): Promise<string> {
  const headers = { authorization: `${session.token_type} ${session.token}` };
  const post = async (url: string, data: object) => {
    const answer = await page.request.post(url, {
      headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
      data,
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const { offer, quantity } = await findGoods(page.request);
  await post('/api/addresses', {
    label: 'Склад',
    city: 'Екатеринбург',
    street: 'Монтажников, 24',
    receiver: 'Андрей Мельников',
    phone: '73432884107',
    working_hours: null,
    is_default: true,
  });
  await post('/api/cart/items', { items: [{ offer_id: offer, quantity }] });
  const { data } = await post('/api/orders', {});
  return `/orders/${data[0].id}`;
}

/** Delivers a message to the page's worker, as the browser does when it comes from its push service. */
async function deliver(page: Page, data: string) {
  const client = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [ours] = registrations.filter(({ scopeURL }) => scopeURL.endsWith('/notices-worker'));
      if (ours) resolve(ours.registrationId);
    });
  });
  await client.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  await client.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registered,
    data,
  });
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/notices-worker');
    const notices = (await registration?.getNotifications()) ?? [];
    return notices.map(({ title, body }) => `${title}. ${body}`);
  });

/** Delivers a message until it is shown: a busy browser may lose one, and its tag lets it be shown once. */
async function shownAfter(page: Page, message: string) {
  if ((await shown(page)).length === 0) await deliver(page, message);
  return shown(page);
}

test('who chooses the browser is shown what happens to an order, and gets to it by a press', {
  tag: ['@notices', '@news', '@orders'],
}, async ({ page }) => {
  const service = await startPushService(page);
  const session = await signIn(page, await newAccount(page));
  await page.context().grantPermissions(['notifications']);
  await page.goto('/profile');
  const orders = page.getByRole('radiogroup', { name: 'Заказы и ответы' });
  await orders.getByRole('radio', { name: 'Браузер' }).click();
  await expect(page.getByText('Этот браузер', { exact: true })).toBeVisible();
  await expect(orders.getByRole('radio', { name: 'Браузер' })).toBeChecked();

  const path = await order(page, session);
  await expect.poll(() => service.messages.length).toBe(1);
  await expect
    .poll(() => shownAfter(page, service.messages[0] ?? ''))
    .toEqual([expect.stringMatching(/^Заказ П-\d+ отправлен поставщику\. Поставщик: /)]);

  // simulates a press on the notification, which no test can make outside of the page
  const [worker] = page.context().serviceWorkers();
  const opened = await worker?.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const scope = self as unknown as {
          registration: ServiceWorkerRegistration;
          clients: { openWindow(url: string): Promise<null> };
        };
        scope.clients.openWindow = async (url) => {
          resolve(url);
          return null;
        };
        void scope.registration.getNotifications().then(([notification]) => {
          const press = Object.assign(new Event('notificationclick'), {
            notification,
            waitUntil: () => undefined,
          });
          self.dispatchEvent(press);
        });
      }),
  );
  expect(opened).toMatch(new RegExp(`${path}$`));
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Ждём поставщика' })).toBeVisible();

  await page.goto('/profile');
  await page.getByRole('button', { name: /^Выключить: / }).click();
  await expect(page.getByText(/вместо них приходят письма/)).toBeVisible();
  service.close();
});
