import { placementEndpoints, type Placement } from '@muster/contracts';
import { createMusterApi } from '@muster/kit';
import { fixtureFor, renderRemote, respond, screen } from '@muster/kit/testing';
import { PlacementDrawer } from './placement-drawer.tsx';
import { placementBlockEndpoints } from './placement-endpoints.ts';

const api = createMusterApi(placementBlockEndpoints);

test('an open placement follows what somebody else does to it', async () => {
  const given = fixtureFor(placementEndpoints.read.response);
  let shown: Placement = { ...given, status: 'pending_start', actualEndDate: null };
  const { platform } = renderRemote(<PlacementDrawer api={api} />, {
    api,
    session: 'account_manager',
    path: `/reports/active-contractors?placement=${given.id}`,
    handlers: [respond(placementEndpoints.read, () => shown)],
  });
  expect(await screen.findByText('Starts soon')).toBeVisible();
  shown = { ...shown, status: 'active' };
  platform.bus.emit('pipeline.changed', { jobId: given.job.id });
  expect(await screen.findByText('Active')).toBeVisible();
  expect(screen.queryByText('Starts soon')).not.toBeInTheDocument();
});
