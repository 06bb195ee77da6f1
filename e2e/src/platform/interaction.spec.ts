import {
  candidatesRoutes,
  companiesRoutes,
  href,
  jobsRoutes,
  talentRoutes,
  teamRoutes,
  type Route,
} from '@muster/contracts';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { fullCandidate } from './screens/demo-candidate.ts';

test.describe.configure({ mode: 'parallel' });

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** At the most before the first row of a list on a phone, px. */
const maxAbove = 120;

const lists: readonly { name: string; route: Route; account: string; least: number }[] = [
  { name: 'candidates', route: candidatesRoutes.list, account: 'recruiter', least: 13 },
  { name: 'jobs', route: jobsRoutes.list, account: 'recruiter', least: 6 },
  { name: 'companies', route: companiesRoutes.list, account: 'team.lead', least: 6 },
  { name: 'contractors', route: teamRoutes.activeContractors, account: 'team.lead', least: 12 },
  { name: 'team', route: teamRoutes.list, account: 'recruiter', least: 6 },
  { name: 'users', route: teamRoutes.users, account: 'owner', least: 10 },
  { name: 'skills', route: teamRoutes.settingsSkills, account: 'team.lead', least: 10 },
  { name: 'activity', route: teamRoutes.settingsActivity, account: 'owner', least: 8 },
  { name: 'pools', route: talentRoutes.pools, account: 'recruiter', least: 4 },
];

/** Where the rows of a list begin, and how many of them are whole before anything is scrolled. */
async function rowsOf(page: Page): Promise<{ top: number; whole: number }> {
  await expect(page.locator('[data-row-id]').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  return page.evaluate(() => {
    const rows = [...document.querySelectorAll('[data-row-id]')].map((row) =>
      row.getBoundingClientRect(),
    );
    const isWhole = ({ left, width, top, bottom }: DOMRect) => {
      const inside = (y: number) =>
        document.elementFromPoint(left + width / 2, y)?.closest('[data-row-id]');
      const first = inside(top + 2);
      return first !== null && first !== undefined && inside(bottom - 2) === first;
    };
    return { top: Math.round(rows[0]?.top ?? Infinity), whole: rows.filter(isWhole).length };
  });
}

for (const { name, route, account, least } of lists) {
  test(`the list of ${name} begins at once on a phone and fills a desk`, async ({ lookAs }) => {
    const { page } = await lookAs(account);
    await page.setViewportSize(desk);
    await page.goto(href(route));
    const onDesk = await rowsOf(page);
    await page.setViewportSize(phone);
    await page.goto(href(route));
    const onPhone = await rowsOf(page);
    // The figures of docs/interaction.md.
    process.stdout.write(`| ${name} | ${onDesk.whole} | ${onPhone.whole} | ${onPhone.top} |\n`);
    expect.soft(onPhone.top, 'px above the first row on a phone').toBeLessThanOrEqual(maxAbove);
    expect.soft(onDesk.whole, 'rows on a desk').toBeGreaterThanOrEqual(least);
    expect.soft(onPhone.whole, 'rows on a phone').toBeGreaterThanOrEqual(Math.min(least, 6));
  });
}

test('from the record of a candidate one click leads to an e-mail, and one to a job', async ({
  as,
}) => {
  const { page, api } = await as('recruiter');
  const { id } = await fullCandidate(api);
  await page.setViewportSize(desk);
  await page.goto(href(candidatesRoutes.profile, { id }));
  await expect(page.getByRole('link', { name: 'E-mail', exact: true })).toHaveAttribute(
    'href',
    /\/profile\/communications\?write=new$/,
  );
  await page.getByRole('link', { name: 'Add to job' }).click();
  await expect(page).toHaveURL(
    new RegExp(`${href(jobsRoutes.addCandidate, { candidateId: id })}$`),
  );
  await expect(page.getByRole('checkbox').first()).toBeVisible();
});
