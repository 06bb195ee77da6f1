import { candidatesRoutes, href } from '@muster/contracts';
import { seriousFindings } from '../fixtures/axe/findings.ts';
import { expect, test } from '../fixtures/test.ts';

test('faults planted on a screen are found, even one among many similar elements', async ({
  as,
}) => {
  const { page } = await as('recruiter');
  await page.goto(href(candidatesRoutes.list));
  const cells = page.getByRole('row').nth(9).getByRole('cell');
  await expect(cells.nth(2)).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);

  await cells.nth(2).evaluate((cell) => {
    const faint = document.createElement('span');
    faint.textContent = 'Hard to read';
    faint.style.color = '#ddd';
    const nameless = document.createElement('button');
    const picture = document.createElement('img');
    picture.src = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
    cell.replaceChildren(faint, nameless, picture);
  });
  const found = (await seriousFindings(page)).map((line) => line.slice(0, line.indexOf(':')));
  expect(found.toSorted()).toEqual(['button-name', 'color-contrast', 'image-alt']);
});
