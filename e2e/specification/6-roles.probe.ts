import { expect } from '@playwright/test';
import { signIn } from '../account.ts';
import { caller, newCaller } from './callers.ts';
import { test } from './probe.ts';
import { heading } from './screen.ts';
import { titleOf } from './statements.ts';

test(titleOf('6.1'), async ({ page }) => {
  await page.goto('/profile');
  await expect(page).toHaveURL(/^[^?]+\/login\?next=/);
  const { get, session } = await newCaller(page);
  const { body: user } = await get('/user');
  expect(Object.keys(user).filter((key) => /role|permission|scope|admin/.test(key))).toEqual([]);
  expect(Object.keys(session).sort()).toEqual(['expires_at', 'token', 'token_type']);
  expect((await caller(page.request).get('/user')).status).toBe(401);
  await signIn(page);
  await page.goto('/profile');
  await expect(heading(page, 'Мой профиль')).toBeVisible();
});
