import { tooSmall } from '../fixtures/guest-measures.ts';
import { expect, test } from '../fixtures/test.ts';
import { addressOf, screens, titleOf } from './screens.ts';
import { settled } from './settled.ts';

const phone = { width: 390, height: 844 };

/** The mailbox is a development tool and no guest page. */
const guestScreens = screens.filter(
  ({ account, route }) => account === null && !route.path.startsWith('/dev/'),
);

test('guests have targets of 48 px and text of 16 px on a phone', async ({
  visitor,
  noConsole,
}) => {
  test.setTimeout(120_000);
  // They request sessions and links that do not exist, which answers 4xx.
  noConsole.allow(/answered 4\d\d/, /status of 4\d\d/);
  expect(guestScreens.length).toBeGreaterThan(10);
  const { page, api } = await visitor({ viewport: phone });
  for (const screen of guestScreens) {
    await page.goto(await addressOf(screen, api));
    await settled(page, screen);
    expect.soft(await tooSmall(page), titleOf(screen)).toEqual([]);
  }
});
