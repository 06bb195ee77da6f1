/** @typedef {import('@playwright/test').Page} Page */

/**
 * Returns the longest time between two frames during the work, in ms.
 * @param {Page} page @param {() => Promise<unknown>} work
 */
export async function longestFrame(page, work) {
  const frames = await page.evaluateHandle(() => {
    const watch = { longest: 0, over: false };
    let last = performance.now();
    const next = () => {
      const now = performance.now();
      watch.longest = Math.max(watch.longest, now - last);
      last = now;
      if (!watch.over) requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
    return watch;
  });
  await work();
  return frames.evaluate((watch) => {
    watch.over = true;
    return watch.longest;
  });
}
