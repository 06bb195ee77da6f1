import { jobsRoutes, jobEndpoints } from '@muster/contracts';
import { expect, test } from '../fixtures/test.ts';
import { keepsTyped, question, textIn, typed } from './ways-out.ts';

/** The steps of a new job that hold input, with a field of each; the first has free text. */
const steps = [
  { step: 'role', label: null, value: typed },
  { step: 'conditions', label: 'Hours a week', value: '31' },
  { step: 'positions', label: 'Add', value: '4' },
  { step: 'team', label: 'Candidates at the client at once', value: '7' },
] as const;

for (const { step, label, value } of steps) {
  test(`the ${step} step of a new job keeps what was typed when Back changes the query alone`, async ({
    as,
  }) => {
    const { page, api } = await as('recruiter');
    const { data } = await api.call(jobEndpoints.list, { query: { 'filter[status]': 'draft' } });
    const [draft] = data;
    if (!draft) throw new Error('The demo data holds no draft');
    const at = (open: string) => `${jobsRoutes.create.path}?job=${draft.id}&step=${open}`;
    await page.goto(at('review'));
    await page.locator(`nav a[href="${at(step)}"]`).click();
    await expect(page).toHaveURL(at(step));
    const form = page.getByRole('main').getByRole('form');
    const field = label ? form.getByLabel(label) : await textIn(form);
    await field.fill(value);
    await keepsTyped(page, field, () => page.goBack(), value);
    await page.goBack();
    await question(page).getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page).toHaveURL(at('review'));
  });
}
