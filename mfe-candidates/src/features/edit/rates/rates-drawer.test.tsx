import type { CandidateRecord } from '@muster/contracts';
import { axeFindings, fail, respond, screen, waitFor } from '@muster/kit/testing';
import { idOf, makeCandidate } from '../../../testing/candidate.fixtures.ts';
import { openForm, updateRates } from '../edit-forms.fixtures.tsx';

const rate: NonNullable<CandidateRecord['rates']>[number] = {
  id: idOf(71),
  kind: 'expected',
  unit: 'hour',
  note: null,
  hoursPerMonth: 160,
  effectiveFrom: '2026-01-01',
  effectiveTo: null,
  isCurrent: true,
  voided: null,
  money: { amount: '50.00', currency: 'USD' },
  setBy: 'staff',
  setByName: 'Ana Kovač',
};
const candidate = makeCandidate({ rates: [rate] });
const open = (answer: Parameters<typeof respond<typeof updateRates>>[1] = () => candidate) =>
  openForm(candidate, 'rates-np-open-to', [respond(updateRates, answer)]);

test('without amounts the rate stays, and only notice and open-to change', async () => {
  const { user, dialog, fill, save, network } = await open();
  expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
  await fill('Notice in days', '30');
  await user.click(dialog.getByRole('checkbox', { name: 'Hybrid' }));
  await save();
  await waitFor(() => expect(network.callsOf(updateRates)).toHaveLength(1));
  expect(network.callsOf(updateRates)[0]?.body).toEqual({
    version: 3,
    void: [],
    changes: { noticePeriodDays: 30, openTo: ['permanent', 'hybrid'] },
  });
});

test('a minimum above the expected rate is refused before anything is sent', async () => {
  const { box, fill, save, network } = await open();
  await fill('Expected', '62');
  await fill('Minimum', '64');
  await save();
  expect(box('Minimum')).toBeInvalid();
  expect(network.callsOf(updateRates)).toHaveLength(0);
});

test('an overlap is reported at the day field, with the first free day', async () => {
  const params = { date: '2026-09-01' };
  const fields = [
    { path: 'rate.effectiveFrom', code: 'PERIOD_OVERLAP', message: '', params },
  ] as const;
  const { dialog, fill, save } = await open(() =>
    fail('RATE_PERIOD_OVERLAP', { fields: [...fields] }),
  );
  await fill('Expected', '62');
  await save();
  expect(
    await dialog.findByRole('link', { name: 'Effective from: Choose a day after 1 Sep 2026' }),
  ).toBeVisible();
});

test('a wrong rate is voided with its own reason', async () => {
  const { user, dialog, box, fill, save, network } = await open();
  await user.click(dialog.getByRole('button', { name: 'Void' }));
  await save();
  expect(box(/Why is this rate void/)).toBeInvalid();
  await fill(/Why is this rate void/, 'Typed wrong');
  await save();
  await waitFor(() => expect(network.callsOf(updateRates)).toHaveLength(1));
  expect(network.callsOf(updateRates)[0]?.body).toMatchObject({
    void: [{ id: idOf(71), reason: 'Typed wrong' }],
  });
});

test('voiding says which rate applies again', async () => {
  const before = { ...rate, id: idOf(72), isCurrent: false, effectiveTo: '2026-01-31' };
  const wrong = {
    ...rate,
    effectiveFrom: '2026-02-01',
    money: { amount: '500.00', currency: 'USD' },
  };
  const { user, dialog } = await openForm(
    makeCandidate({ rates: [wrong as typeof rate, before] }),
    'rates-np-open-to',
    [respond(updateRates, () => candidate)],
  );
  const [first] = dialog.getAllByRole('button', { name: 'Void' });
  await user.click(first as HTMLElement);
  expect(dialog.getByText(/Then this one holds again:/)).toHaveTextContent(/50/);
});

test('another currency is pointed out', async () => {
  const { user, dialog, fill } = await open();
  await fill('Expected', '62');
  await user.click(dialog.getByRole('combobox', { name: 'Currency' }));
  await user.click(await screen.findByRole('option', { name: 'EUR' }));
  expect(dialog.getByText(/The current rate is in USD/)).toBeVisible();
});
