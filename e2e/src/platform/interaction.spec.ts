import { candidatesRoutes, href } from '@muster/contracts';
import { expect, test } from '../fixtures/test.ts';
import { waysFromRecord } from './clicks-from-record.ts';
import { desk, lists, maxAbove, phone, rowsOf } from './first-rows.ts';
import { fullCandidate } from './screens/demo-candidate.ts';

test.describe.configure({ mode: 'parallel' });

for (const { name, route, account, least } of lists) {
  test(`the list of ${name} starts near the top on a phone and fills a desktop window`, async ({
    lookAs,
  }) => {
    const { page } = await lookAs(account);
    await page.setViewportSize(desk);
    await page.goto(href(route));
    const onDesk = await rowsOf(page);
    await page.setViewportSize(phone);
    await page.goto(href(route));
    const onPhone = await rowsOf(page);
    expect.soft(onPhone.top, 'px above the first row on a phone').toBeLessThanOrEqual(maxAbove);
    expect.soft(onDesk.whole, 'rows on a desk').toBeGreaterThanOrEqual(least);
    // A row that names its record is one line longer.
    expect.soft(onPhone.whole, 'rows on a phone').toBeGreaterThanOrEqual(Math.min(least, 5));
  });
}

for (const { to, from, clicks, arrived } of waysFromRecord)
  test(`from the record of a candidate ${clicks.length} click leads to ${to}, and Back to the record`, async ({
    as,
  }) => {
    const { page, api } = await as('recruiter');
    const record = href(candidatesRoutes.profile, await from(api));
    await page.setViewportSize(desk);
    await page.goto(record);
    for (const name of clicks)
      await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await expect(arrived(page)).toBeVisible();
    expect(clicks).toHaveLength(1);
    await page.goBack();
    await expect(page).toHaveURL(record);
  });

test('on a phone the facts of a record are aligned with its name, and none is cut off', async ({
  lookAs,
}) => {
  const { page, api } = await lookAs('recruiter');
  await page.setViewportSize(phone);
  await page.goto(href(candidatesRoutes.profile, await fullCandidate(api)));
  const name = page.getByRole('heading', { level: 1 });
  await expect(name).toBeVisible();
  const begin = (await name.boundingBox())?.x ?? 0;
  const facts = page.getByRole('main').locator('header ul').first().getByRole('listitem');
  const lefts = await facts.evaluateAll((all) =>
    all.map((fact) => {
      const content = document.createRange();
      content.selectNodeContents(fact);
      return content.getBoundingClientRect().left;
    }),
  );
  expect(lefts.length).toBeGreaterThan(2);
  expect(Math.min(...lefts)).toBeGreaterThanOrEqual(begin);
});
