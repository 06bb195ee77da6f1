/**
 * @typedef {object} Step one click
 * @property {string} path target of the link
 * @property {string} title the heading of the target page
 */

/**
 * Clicks a list link in the side navigation and waits until the list is painted: its heading, and
 * its first row.
 * @param {import('@playwright/test').Page} page
 * @param {Step} step
 * @returns {Promise<{ heading: number, data: number }>} milliseconds from the click
 */
export function clickToPaint(page, step) {
  return page.evaluate(async ({ path, title }) => {
    const link = document.querySelector(`nav a[href="${path}"]`);
    if (!(link instanceof HTMLElement)) throw new Error(`There is no link to ${path}`);
    const frame = () => new Promise(requestAnimationFrame);
    /** @param {() => boolean} there */
    const until = async (there) => {
      while (!there()) {
        if (performance.now() - start > 20_000) throw new Error(`${path} did not show`);
        await frame();
      }
      // The frame that contains it has been drawn when the next one begins.
      await frame();
      return performance.now() - start;
    };
    const start = performance.now();
    link.click();
    const isHere = () =>
      location.pathname === path &&
      [...document.querySelectorAll('main h1')].some((head) => head.textContent?.includes(title));
    const heading = await until(isHere);
    const hasRow = () => document.querySelector('main tbody tr[data-row-id]') !== null;
    return { heading, data: hasRow() ? heading : await until(hasRow) };
  }, step);
}
