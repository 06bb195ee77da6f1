import { noteEndpoints, placementEndpoints, type Placement } from '@muster/contracts';
import { createMusterApi } from '@muster/kit';
import {
  fail,
  fixtureFor,
  renderRemote,
  respond,
  screen,
  waitFor,
  within,
} from '@muster/kit/testing';
import { blockEndpoints } from '../block-endpoints.ts';
import { PlacementDrawer } from './placement-drawer.tsx';
import { placementBlockEndpoints } from './placement-endpoints.ts';

const api = createMusterApi({ ...placementBlockEndpoints, ...blockEndpoints });
const notes = respond(noteEndpoints.list, () => fixtureFor(noteEndpoints.list.response));

test('an open placement is updated when another user changes it', async () => {
  const given = fixtureFor(placementEndpoints.read.response);
  let shown: Placement = { ...given, status: 'pending_start', actualEndDate: null };
  const { platform } = renderRemote(<PlacementDrawer api={api} />, {
    api,
    session: 'account_manager',
    path: `/reports/active-contractors?placement=${given.id}`,
    handlers: [notes, respond(placementEndpoints.read, () => shown)],
  });
  expect(await screen.findByText('Starts soon')).toBeVisible();
  shown = { ...shown, status: 'active' };
  platform.bus.emit('pipeline.changed', { jobId: given.job.id });
  expect(await screen.findByText('Active')).toBeVisible();
  expect(screen.queryByText('Starts soon')).not.toBeInTheDocument();
});

test('closing adds no step, so that Back leads on and does not open the placement again', async () => {
  const given = fixtureFor(placementEndpoints.read.response);
  const { user } = renderRemote(<PlacementDrawer api={api} />, {
    api,
    session: 'account_manager',
    path: `/reports/active-contractors?placement=${given.id}`,
    handlers: [notes, respond(placementEndpoints.read, () => given)],
  });
  await screen.findByRole('dialog');
  const steps = window.history.length;
  await user.keyboard('{Escape}');
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(window.history.length).toBe(steps);
});

test('the time until or since the end date is shown in days when it is near', async () => {
  const given: Placement = {
    ...fixtureFor(placementEndpoints.read.response),
    status: 'active',
    actualEndDate: null,
    plannedEndDate: '2026-11-27',
    weeksLeft: -1,
    daysLeft: -4,
  };
  renderRemote(<PlacementDrawer api={api} />, {
    api,
    session: 'account_manager',
    path: `/reports/active-contractors?placement=${given.id}`,
    handlers: [notes, respond(placementEndpoints.read, () => given)],
  });
  expect(await screen.findByText('27 Nov 2026, 4 days over')).toBeVisible();
});

test('an action right after another one uses the version that the first one created', async () => {
  const given: Placement = {
    ...fixtureFor(placementEndpoints.read.response),
    status: 'active',
    allowedActions: ['pause', 'extend'],
    version: 4,
    plannedEndDate: null,
  };
  const sent: unknown[] = [];
  let reads = 0;
  const { user } = renderRemote(<PlacementDrawer api={api} />, {
    api,
    session: 'account_manager',
    path: `/reports/active-contractors?placement=${given.id}`,
    handlers: [
      notes,
      // Answers only the first read, so what is shown next comes from the responses of the writes.
      respond(placementEndpoints.read, () => {
        reads += 1;
        return reads === 1 ? given : new Promise<never>(() => undefined);
      }),
      respond(placementEndpoints.extend, ({ body }) => {
        sent.push(body);
        return { ...given, version: given.version + sent.length };
      }),
    ],
  });
  for (const day of ['2031-01-31', '2031-06-30']) {
    await user.click(await screen.findByRole('button', { name: 'Extend' }));
    const dialog = await screen.findByRole('dialog', { name: 'Extend' });
    await user.type(within(dialog).getByRole('textbox', { name: /^New last day/ }), day);
    await user.click(within(dialog).getByRole('button', { name: 'Extend' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  }
  expect(sent).toEqual([
    { version: 4, plannedEndDate: '2031-01-31' },
    { version: 5, plannedEndDate: '2031-06-30' },
  ]);
});

test('the name of a user who changed the placement meanwhile stays, and a retry uses the new version', async () => {
  let shown: Placement = {
    ...fixtureFor(placementEndpoints.read.response),
    status: 'active',
    allowedActions: ['pause', 'extend'],
    version: 4,
    plannedEndDate: null,
  };
  const sent: unknown[] = [];
  const { user } = renderRemote(<PlacementDrawer api={api} />, {
    api,
    session: 'account_manager',
    path: `/reports/active-contractors?placement=${shown.id}`,
    handlers: [
      notes,
      respond(placementEndpoints.read, () => shown),
      respond(placementEndpoints.extend, ({ body }) => {
        sent.push(body.version);
        if (body.version === shown.version + 1) return { ...shown, version: 6 };
        shown = { ...shown, hoursPerWeek: 20 };
        return fail('VERSION_CONFLICT', {
          context: { version: 5, by: 'Lena Vogt', at: '2031-01-01T10:00:00.000Z' },
        });
      }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Extend' }));
  const dialog = await screen.findByRole('dialog', { name: 'Extend' });
  const extend = within(dialog).getByRole('button', { name: 'Extend' });
  await user.type(within(dialog).getByRole('textbox', { name: /^New last day/ }), '2031-01-31');
  await user.click(extend);
  expect(await screen.findByText('20 a week')).toBeInTheDocument();
  expect(within(dialog).getByText(/Lena Vogt/)).toBeVisible();
  await user.click(extend);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(sent).toEqual([4, 5]);
});

test('the placement links to the documents drafted for it', async () => {
  const given = fixtureFor(placementEndpoints.read.response);
  const shown: Placement = {
    ...given,
    candidate: { id: '64b0000000000000000000c1', number: 'C-00001', name: 'Ana Silva' },
    papers: [{ id: '64b0000000000000000000d1', title: 'Amendment, P-00001', status: 'draft' }],
  };
  renderRemote(<PlacementDrawer api={api} />, {
    api,
    session: 'account_manager',
    path: `/reports/active-contractors?placement=${given.id}`,
    handlers: [notes, respond(placementEndpoints.read, () => shown)],
  });
  expect(await screen.findByRole('link', { name: 'Amendment, P-00001' })).toHaveAttribute(
    'href',
    '/users-candidates/64b0000000000000000000c1/signature-documents?document=64b0000000000000000000d1',
  );
});
