import type { CDPSession, Locator, Page } from '@playwright/test';

/** The cost of a step: its longest task and its slowest response to the user, ms. */
export interface Cost {
  longestTask: number;
  slowestInteraction: number;
}

declare global {
  interface Window {
    tasks: number[];
    interactions: number[];
  }
}

/** Records long tasks and interactions on every page from now on. */
export const watch = (page: Page) =>
  page.addInitScript(() => {
    window.tasks = [];
    window.interactions = [];
    const note = (type: string, durations: () => number[], options: object = {}) =>
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) durations().push(duration);
      }).observe({ type, buffered: true, ...options });
    note('longtask', () => window.tasks);
    note('event', () => window.interactions, { durationThreshold: 16 });
  });

export const slowDown = (session: CDPSession, rate: number) =>
  session.send('Emulation.setCPUThrottlingRate', { rate });

/** Waits a little: observers report an entry some time after it has ended. */
const settle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestIdleCallback(() => requestIdleCallback(() => resolve())),
      ),
  );

/** Returns the longest task while `work` acts on a page, ms; 0 if none was long. */
export async function longestTaskIn(page: Page, work: () => Promise<unknown>): Promise<number> {
  await settle(page);
  await page.evaluate(() => {
    window.tasks = [];
  });
  await work();
  await settle(page);
  return page.evaluate(() => Math.max(0, ...window.tasks));
}

/** How long a finger stays on the button, ms. Without it the browser takes the press and the release as one task. */
const PRESS = 80;

/** A press, and the sign of its response: something that appears, or whose text changes. */
export interface Step {
  on: Locator;
  until: { has?: string; changes?: string };
}

/**
 * Returns the cost of a step. Meanwhile the page is queried as little as possible: finding elements takes its thread's
 * time too.
 */
export async function costOf(page: Page, { on, until }: Step): Promise<Cost> {
  await on.scrollIntoViewIfNeeded();
  const box = await on.boundingBox();
  if (!box) throw new Error('There is nothing to press.');
  const before = until.changes && (await page.locator(until.changes).textContent());
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await settle(page);
  await page.evaluate(() => {
    window.tasks = [];
    window.interactions = [];
  });
  await page.mouse.move(x, y);
  await settle(page);
  await page.mouse.click(x, y, { delay: PRESS });
  await page.waitForFunction(
    ({ has, changes, before }) =>
      (!has || document.querySelector(has)) &&
      (!changes || document.querySelector(changes)?.textContent !== before),
    { ...until, before },
  );
  await settle(page);
  return page.evaluate(() => ({
    longestTask: Math.max(0, ...window.tasks),
    slowestInteraction: Math.max(0, ...window.interactions),
  }));
}

/** Returns the number of elements in the document. */
export const elementsOf = (page: Page) =>
  page.evaluate(() => document.getElementsByTagName('*').length);

/** Scrolls up the list by half a screen in each frame. Returns the share of frames that came too late, 0 to 1. */
export const lateFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const frames: number[] = [];
        let before = performance.now();
        let at = document.documentElement.scrollHeight;
        const step = () => {
          const now = performance.now();
          frames.push(now - before);
          before = now;
          at -= 400;
          scrollTo(0, Math.max(0, at));
          if (at > 0 && frames.length < 600) requestAnimationFrame(step);
          else resolve(frames.filter((ms) => ms > 25).length / frames.length);
        };
        requestAnimationFrame(step);
      }),
  );
