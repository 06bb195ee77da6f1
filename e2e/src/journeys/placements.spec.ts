import { href, placementEndpoints, teamRoutes } from '@muster/contracts';
import type { SessionApi } from '../fixtures/session-api.ts';
import { expect, test } from '../fixtures/test.ts';

const dayFrom = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/**
 * Returns a placement with a supervisor that is pending start, moved so that it may start today.
 */
async function due(api: SessionApi) {
  const { data } = await api.call(placementEndpoints.list, {
    query: { 'filter[status]': 'pending_start' },
  });
  const waiting = data.find(({ supervisor }) => supervisor?.eligible);
  if (!waiting) throw new Error('The demo data holds no placement that could start');
  return api.call(placementEndpoints.changeStart, {
    params: { id: waiting.id },
    body: { version: waiting.version, startDate: dayFrom(0) },
  });
}

test('two users start a placement, extend the contract and change its rates', async ({ as }) => {
  test.setTimeout(90_000);
  const { page, api } = await as('team.lead');
  const placement = await due(api);
  const name = placement.candidate?.name ?? placement.number;
  const { page: deciding } = await as('finance');

  async function approve(title: string): Promise<void> {
    await deciding.goto(href(teamRoutes.home));
    const card = deciding.getByRole('region', { name: /^Waiting for approval/ });
    await card.getByRole('button', { name: new RegExp(placement.number) }).click();
    const drawer = deciding.getByRole('dialog', { name: title });
    await drawer.getByRole('button', { name: 'Approve' }).click();
    await expect(drawer).toBeHidden();
  }

  const open = () => page.goto(href(teamRoutes.activeContractors, {}, { placement: placement.id }));
  const drawer = page.getByRole('dialog', { name });

  await test.step('one user asks to start it, the other approves', async () => {
    await open();
    await drawer.getByRole('button', { name: 'Request start' }).click();
    const asking = page.getByRole('dialog', { name: 'Request start' });
    await asking.getByLabel(/^Why it starts/).fill('The signed contract arrives on Monday.');
    await asking.getByRole('button', { name: 'Request start' }).click();
    await expect(asking).toBeHidden();
    await expect(drawer.getByText(/A second person decides/)).toBeVisible();
    await approve('Start a placement before its documents are checked');
  });

  await test.step('the contract is extended', async () => {
    await open();
    await expect(drawer.getByText('Active', { exact: true })).toBeVisible();
    await drawer.getByRole('button', { name: 'Extend' }).click();
    const extending = page.getByRole('dialog', { name: 'Extend' });
    await extending.getByRole('textbox', { name: /^New last day/ }).fill(dayFrom(400));
    await extending.getByRole('button', { name: 'Extend' }).click();
    await expect(extending).toBeHidden();
  });

  await test.step('other rates are requested and approved', async () => {
    await drawer.getByRole('button', { name: 'Change rates' }).click();
    const changing = page.getByRole('dialog', { name: 'Change rates' });
    await changing.getByRole('textbox', { name: 'Bill, amount' }).fill('123');
    await changing.getByRole('textbox', { name: 'From' }).fill(dayFrom(30));
    await changing.getByLabel(/^Why the rates change/).fill('Agreed for the second half-year.');
    await changing.getByRole('button', { name: 'Change rates' }).click();
    await expect(changing).toBeHidden();
    await approve('Change the rate of a placement');
    await open();
    await expect(
      drawer.getByText('Agreed for the second half-year.', { exact: false }),
    ).toBeVisible();
  });
});
