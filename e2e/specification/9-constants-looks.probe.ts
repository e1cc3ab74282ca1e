import { expect } from '@playwright/test';
import { fillLogin, signIn } from '../account.ts';
import { test } from './probe.ts';
import { heading, rows, stopClock, toasts, whileRunning } from './screen.ts';
import { titleOf } from './statements.ts';

test(titleOf('9.12'), async ({ page }) => {
  await page.goto('/catalog');
  await page.evaluate(() => {
    const ends: [string, number][] = [];
    Object.assign(window, { ends });
    addEventListener(
      'transitionend',
      ({ target, elapsedTime, propertyName }) => {
        if ((target as Element).querySelector('[role=dialog]'))
          ends.push([propertyName, elapsedTime]);
      },
      true,
    );
  });
  const times = () =>
    page.evaluate(() => (window as unknown as { ends: [string, number][] }).ends.splice(0));
  await page.getByRole('button', { name: 'Выбрать город' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const seen: [string, number][] = [];
  await expect.poll(async () => seen.push(...(await times()))).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(new Set([...seen, ...(await times())].map(([, time]) => time))).toEqual(new Set([0.3]));
});

test(titleOf('9.13'), async ({ page }) => {
  await page.clock.install();
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({ status: 429, json: { message: 'Слишком много попыток' } }),
  );
  await page.goto('/login');
  await expect(heading(page, 'Вход')).toBeVisible();
  await stopClock(page);
  await fillLogin(page);
  const message = toasts(page).getByText(/^Слишком много/);
  await whileRunning(page, () => message.isVisible()).toBe(true);
  await page.clock.runFor(2850);
  await expect(message).toBeVisible();
  await page.clock.runFor(300);
  await expect(message).toBeHidden();
});

test(titleOf('9.14'), async ({ page }) => {
  await page.goto('/suppliers');
  await expect(page.getByRole('list', { name: 'Поставщики' })).toBeVisible();
  const button = page.getByRole('button', { name: 'Наверх' });
  for (const [y, isThere] of [
    [399, false],
    [401, true],
    [400, false],
  ] as const) {
    await expect
      .poll(() =>
        page.evaluate((to) => {
          scrollTo(0, to);
          return scrollY;
        }, y),
      )
      .toBe(y);
    await expect(button, String(y)).toBeVisible({ visible: isThere });
  }
});

test(titleOf('9.15'), async ({ page }) => {
  await page.goto('/tires');
  await expect(rows(page)).toHaveCount(20);
  const widths = await page.evaluate(() => {
    const of = (rules: CSSRuleList): number[] =>
      [...rules].flatMap((rule) => [
        ...(rule instanceof CSSMediaRule
          ? [...rule.conditionText.matchAll(/([\d.]+)px/g)].map(([, px]) => Math.ceil(Number(px)))
          : []),
        ...('cssRules' in rule ? of((rule as CSSGroupingRule).cssRules) : []),
      ]);
    return [...document.styleSheets].flatMap((sheet) => of(sheet.cssRules));
  });
  for (const width of [700, 1000, 1200, 1300, 1600]) expect(widths).toContain(width);
});

test(titleOf('9.16'), async ({ page }) => {
  await signIn(page);
  await page.goto('/catalog');
  const avatar = page.getByRole('banner').getByRole('button', { name: /Меню профиля/ });
  const folded = page.getByRole('banner').getByRole('button', { name: 'Каталог' });
  for (const [width, hasAvatar, isFolded] of [
    [997, false, true],
    [998, true, true],
    [1255, true, true],
    [1256, true, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(avatar, String(width)).toBeVisible({ visible: hasAvatar });
    await expect(folded, String(width)).toBeVisible({ visible: isFolded });
  }
});

test(titleOf('9.17'), async ({ page }) => {
  await page.goto('/tires');
  await rows(page)
    .first()
    .getByRole('img', { name: /предложени/ })
    .hover();
  const tooltip = page.getByRole('tooltip');
  await expect(tooltip).toBeVisible();
  // its words are longer than that
  expect((await tooltip.boundingBox())?.width).toBe(140);
});
