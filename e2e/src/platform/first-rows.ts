import {
  candidatesRoutes,
  companiesRoutes,
  jobsRoutes,
  talentRoutes,
  teamRoutes,
  type Route,
} from '@muster/contracts';
import { expect, type Page } from '@playwright/test';

export const desk = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

/** Maximum height above the first row of a list on a phone, px. */
export const maxAbove = 120;

/** The main lists, and how many demo rows each shows on a desktop. */
export const lists: readonly { name: string; route: Route; account: string; least: number }[] = [
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

/** Where the rows of a list begin, and how many are fully visible without scrolling. */
export async function rowsOf(page: Page): Promise<{ top: number; whole: number }> {
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
