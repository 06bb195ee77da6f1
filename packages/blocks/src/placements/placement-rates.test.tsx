import { placementEndpoints, type Placement, type PlacementRate } from '@muster/contracts';
import { createMusterApi } from '@muster/kit';
import { fixtureFor, renderRemote, screen } from '@muster/kit/testing';
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

test('pay and bill are shown without a margin to who may not know it', () => {
  show(placement);
  expect(screen.getByText('Agreed')).toBeVisible();
  expect(screen.queryByText(/margin/i)).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('who may know margins reads them and tries other rates', () => {
  show({ ...placement, margin: 0.25, rates: [{ ...rate, margin: 0.25 }] });
  expect(screen.getByText(/margin/i)).toHaveTextContent('25');
  expect(screen.getByRole('button')).toBeVisible();
});
