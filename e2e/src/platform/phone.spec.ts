import { expect, test } from '../fixtures/test.ts';
import { addressOf, screens, titleOf } from './screens.ts';
import { settled } from './settled.ts';

const phone = { width: 390, height: 844 };
const accounts = [...new Set(screens.map(({ account }) => account))];

for (const account of accounts) {
  test(`the screens of ${account ?? 'visitors'} fit a phone`, async ({
    as,
    visitor,
    noConsole,
  }) => {
    test.setTimeout(120_000);
    // Visitors' pages ask about sessions and links that do not exist; that answers 4xx.
    if (!account) noConsole.allow(/answered 4\d\d/, /status of 4\d\d/);
    const options = { viewport: phone, hasTouch: true };
    const { page, api } = await (account ? as(account, options) : visitor(options));
    for (const screen of screens.filter((other) => other.account === account)) {
      const title = titleOf(screen);
      await test.step(title, async () => {
        await page.goto(await addressOf(screen, api));
        await settled(page, screen);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(width, `${title} scrolls sideways`).toBeLessThanOrEqual(phone.width);
        if (!screen.action) return;
        const action = page.getByRole(screen.action.role, { name: screen.action.name }).last();
        await action.scrollIntoViewIfNeeded();
        await expect.soft(action, `${title}: its main action`).toBeInViewport({ ratio: 1 });
      });
    }
  });
}
