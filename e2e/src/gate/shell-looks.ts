import type { Page } from '@playwright/test';

/** The parts of the shell on every page. */
const parts = ['html', 'body', 'header', 'nav a', 'main', 'h1', 'button'];

/** Reads the styles of the shell's own parts: later differences come from a remote. */
export const shellLooks = (page: Page): Promise<Record<string, Record<string, string>>> =>
  page.evaluate((selectors) => {
    // Which heading has the focus depends on how the page was reached.
    (document.activeElement as HTMLElement | null)?.blur();
    // Lengths depend on the content.
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

/** Describes the differences between two looks: `body color`. */
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
