import type { Page } from '@playwright/test';

/**
 * Returns visible texts covered by something that is no overlay: a badge that overlaps a menu, a
 * line that leaves its row. Each as `what <- what covers it`.
 */
export const coveredTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const inFront = [...document.querySelectorAll('[role="dialog"]')].findLast((dialog) =>
      dialog.checkVisibility(),
    );
    const texts = document.createTreeWalker(inFront ?? document.body, NodeFilter.SHOW_TEXT);
    const ancestors = (element: Element | null): Element[] =>
      element ? [element, ...ancestors(element.parentElement)] : [];

    /** Elements that stay while others scroll beneath them, and elements that open above others. */
    const liesOver = (element: Element, text: Element) =>
      ancestors(element)
        .filter((one) => !one.contains(text))
        .some((one) => /fixed|sticky/.test(getComputedStyle(one).position)) ||
      element.closest('[role="listbox"], [role="menu"], [data-position]') !== null;

    /** A line cut in half at the edge of a scroll area is no fault. */
    const edge = 8;

    /** Scrolled or clipped, so that it covers nothing. */
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
      // Elements transparent to the pointer cannot be tested this way: the number on a button.
      if (getComputedStyle(element).pointerEvents === 'none') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
        if (width < 6 || height < 6) continue;
        const y = (top + bottom) / 2;
        for (const x of [left + 3, (left + right) / 2, right - 3]) {
          const over = document.elementFromPoint(x, y);
          // The invisible input of a switch covers its label, to receive clicks.
          if (!over || over.matches('input, textarea')) continue;
          if (over.contains(element) || element.contains(over)) continue;
          if (isCutOff(element, x, y) || liesOver(over, element)) continue;
          found.add(`${words.slice(0, 40)} <- ${(over.textContent ?? '').trim().slice(0, 40)}`);
        }
      }
    }
    return [...found];
  });
