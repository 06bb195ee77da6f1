import type { Page } from '@playwright/test';

/** What of the shell is on every page. */
const parts = ['html', 'body', 'header', 'nav a', 'main', 'h1', 'button'];

/** How the shell's own parts are drawn: what differs later, a remote has styled. */
export const shellLooks = (page: Page): Promise<Record<string, Record<string, string>>> =>
  page.evaluate((selectors) => {
    // Which heading has the focus hangs on how the page was come to.
    (document.activeElement as HTMLElement | null)?.blur();
    // Lengths follow the content.
    const skipped = /outline|size|width|height|inset|origin|^(top|left|right|bottom)|grid|margin/;
    const looks = selectors.map((selector) => {
      const element = document.querySelector(selector);
      const style = element && getComputedStyle(element);
      const properties = [...(style ?? [])].filter((property) => !skipped.test(property));
      return [
        selector,
        Object.fromEntries(properties.map((name) => [name, style?.getPropertyValue(name) ?? ''])),
      ] as const;
    });
    return Object.fromEntries(looks);
  }, parts);

/** What differs between two looks, in words: `body color`. */
export function differences(
  before: Awaited<ReturnType<typeof shellLooks>>,
  after: Awaited<ReturnType<typeof shellLooks>>,
): string[] {
  return Object.entries(before).flatMap(([part, properties]) =>
    Object.entries(properties)
      .filter(([property, value]) => after[part]?.[property] !== value)
      .map(([property]) => `${part} ${property}`),
  );
}
