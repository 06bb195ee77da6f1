import { placementEndpoints, type Placement, type PlacementRate } from '@muster/contracts';
import { createMusterApi } from '@muster/kit';
import { fixtureFor, renderRemote, respond, screen } from '@muster/kit/testing';
import { placementBlockEndpoints } from './placement-endpoints.ts';
import { PlacementRates } from './placement-rates.tsx';
import { PlacementsProvider } from './placements-context.tsx';

const api = createMusterApi(placementBlockEndpoints);
const money = (amount: string) => ({ amount, currency: 'EUR' as const, unit: 'hour' as const });
const rate: PlacementRate = {
  id: '64b000000000000000000061',
  pay: money('45.00'),
  bill: money('60.00'),
  overtimeMultiplier: 1.5,
  effectiveFrom: '2026-01-01',
  effectiveTo: null,
  approvedBy: null,
  reason: 'Agreed',
};
const { margin: _margin, ...base } = fixtureFor(placementEndpoints.read.response);
const placement: Placement = { ...base, pay: rate.pay, bill: rate.bill, rates: [rate] };

const show = (shown: Placement) =>
  renderRemote(
    <PlacementsProvider api={api}>
      <PlacementRates placement={shown} onTry={() => undefined} />
    </PlacementsProvider>,
    { api, session: 'recruiter', handlers: [] },
  );

test('pay and bill are shown without a margin to users who may not know it', () => {
  show(placement);
  expect(screen.getByText('Agreed')).toBeVisible();
  expect(screen.queryByText(/margin/i)).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a user who may know margins reads them and tries other rates', () => {
  show({ ...placement, margin: 0.25, rates: [{ ...rate, margin: 0.25 }] });
  expect(screen.getByText(/margin/i)).toHaveTextContent('25');
  expect(screen.getByRole('button')).toBeVisible();
});

test('the effect of a tried pay on other jobs and submissions is shown on request and on each change', async () => {
  const job = { id: '64b000000000000000000071', title: 'Ledger engineer' };
  const { user, network } = renderRemote(
    <PlacementsProvider api={api}>
      <PlacementRates
        placement={{ ...placement, hoursPerWeek: 40, margin: 0.25 }}
        onTry={() => undefined}
      />
    </PlacementsProvider>,
    {
      api,
      session: 'account_manager',
      handlers: [
        respond(placementEndpoints.tryRate, () => ({
          jobs: [
            {
              job,
              company: 'Lumera Pay',
              scoreNow: 82,
              scoreThen: 72,
              payNow: 'full' as const,
              payThen: 'none' as const,
            },
          ],
          submissions: [
            {
              id: '64b000000000000000000072',
              job,
              company: 'Acme',
              bill: money('60.00'),
              marginNow: 0.25,
              marginThen: null,
            },
          ],
        })),
      ],
    },
  );
  await user.click(screen.getByRole('button', { name: 'Try other rates' }));
  // The next months, by the hour and by the month.
  expect(screen.getByRole('columnheader', { name: 'By the hour' })).toBeVisible();
  expect(network.callsOf(placementEndpoints.tryRate)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Show effects' }));
  expect(await screen.findByText('82 → 72')).toBeVisible();
  expect(screen.getByText('Far above what is paid')).toBeVisible();
  expect(screen.getByText('25 % → Not known')).toBeVisible();
  expect(network.callsOf(placementEndpoints.tryRate)[0]?.query).toMatchObject({
    amount: '45.00',
    currency: 'EUR',
    unit: 'hour',
  });
  const pay = screen.getByRole('textbox', { name: /^Pay/ });
  await user.clear(pay);
  await user.type(pay, '50.00');
  expect(screen.queryByText('82 → 72')).toBeNull();
  expect(screen.getByRole('button', { name: 'Show effects' })).toBeEnabled();
});

const tried = async (shown: Placement) => {
  const { user } = renderRemote(
    <PlacementsProvider api={api}>
      <PlacementRates placement={{ ...shown, margin: 0.25 }} onTry={() => undefined} />
    </PlacementsProvider>,
    { api, session: 'account_manager', handlers: [] },
  );
  await user.click(screen.getByRole('button', { name: 'Try other rates' }));
  return user;
};

test('the present rates stay what they are, in their currency and with their cents', async () => {
  const user = await tried({
    ...placement,
    hoursPerWeek: 40,
    pay: money('45.50'),
    bill: money('60.00'),
  });
  expect(screen.getByRole('row', { name: 'Pay an hour €45.50 €45.50' })).toBeVisible();
  const [payCurrency] = screen.getAllByRole('combobox', { name: /currency/i });
  await user.selectOptions(payCurrency!, 'USD');
  expect(screen.getByRole('row', { name: 'Pay an hour €45.50 $45.50' })).toBeVisible();
  expect(screen.getByRole('row', { name: /^Pay a month €7,887 \$7,887$/ })).toBeVisible();
});

test('pay by the hour beside a monthly bill is converted, and said to be', async () => {
  await tried({
    ...placement,
    hoursPerWeek: 40,
    pay: money('45.00'),
    bill: { amount: '10400.00', currency: 'EUR', unit: 'month' },
  });
  expect(
    screen.getByText(/^Pay was agreed as €45 an hour and the bill by the month/),
  ).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Pay/ })).toHaveValue('€7,800.00');
  expect(screen.getByRole('row', { name: 'Margin 25 % 25 %' })).toBeVisible();
});
