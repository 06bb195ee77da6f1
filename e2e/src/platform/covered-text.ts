import type { Page } from '@playwright/test';

/**
 * Texts of the page in sight over which something else lies that is no overlay: a badge that runs
 * into a menu, a line that comes out of its row. Each as `what <- what covers it`.
 */
export const coveredTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const inFront = [...document.querySelectorAll('[role="dialog"]')].findLast((dialog) =>
      dialog.checkVisibility(),
    );
    const texts = document.createTreeWalker(inFront ?? document.body, NodeFilter.SHOW_TEXT);
    const ancestors = (element: Element | null): Element[] =>
      element ? [element, ...ancestors(element.parentElement)] : [];

    /** What stays while other things scroll beneath it, and what opens over them. */
    const liesOver = (element: Element, text: Element) =>
      ancestors(element)
        .filter((one) => !one.contains(text))
        .some((one) => /fixed|sticky/.test(getComputedStyle(one).position)) ||
      element.closest('[role="listbox"], [role="menu"], [data-position]') !== null;

    /** A line that is cut in half at the end of what scrolls is no fault. */
    const edge = 8;

    /** Scrolled or cut away, so that whatever stands there covers nothing. */
    const isCutOff = (element: Element, x: number, y: number) =>
      ancestors(element).some((one) => {
        if (getComputedStyle(one).overflow === 'visible') return false;
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return x < left || x > right || y < top + edge || y > bottom - edge;
      });

    const found = new Set<string>();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      const words = node.textContent?.trim() ?? '';
      if (!element || words.length < 2) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      // What lets the pointer through tells nothing: the number on a button.
      if (getComputedStyle(element).pointerEvents === 'none') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
        if (width < 6 || height < 6) continue;
        const y = (top + bottom) / 2;
        for (const x of [left + 3, (left + right) / 2, right - 3]) {
          const over = document.elementFromPoint(x, y);
          // The invisible box of a switch lies over its words, for the click.
          if (!over || over.matches('input, textarea')) continue;
          if (over.contains(element) || element.contains(over)) continue;
          if (isCutOff(element, x, y) || liesOver(over, element)) continue;
          found.add(`${words.slice(0, 40)} <- ${(over.textContent ?? '').trim().slice(0, 40)}`);
        }
      }
    }
    return [...found];
  });
