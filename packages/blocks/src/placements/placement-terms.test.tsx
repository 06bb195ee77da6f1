import { noteEndpoints, placementEndpoints, type Placement } from '@muster/contracts';
import { createMusterApi } from '@muster/kit';
import {
  axeFindings,
  fail,
  fixtureFor,
  renderRemote,
  respond,
  screen,
  waitFor,
  within,
  type Handler,
} from '@muster/kit/testing';
import { blockEndpoints } from '../block-endpoints.ts';
import { PlacementDrawer } from './placement-drawer.tsx';
import { placementBlockEndpoints } from './placement-endpoints.ts';

const api = createMusterApi({ ...placementBlockEndpoints, ...blockEndpoints });
const notes = respond(noteEndpoints.list, () => fixtureFor(noteEndpoints.list.response));
const given: Placement = {
  ...fixtureFor(placementEndpoints.read.response),
  status: 'active',
  version: 4,
  hoursPerWeek: 40,
  noticeDaysContractor: 14,
  noticeDaysClient: 14,
  timesheetRequired: true,
  timesheetPeriod: 'week',
  timesheetPeriodFrom: null,
  approvalPath: 'client_then_agency',
  harvestProjectRef: null,
  workEmail: null,
  mayEditTerms: true,
};
const open = (placement: Placement, handlers: Handler[] = []) =>
  renderRemote(<PlacementDrawer api={api} />, {
    api,
    session: 'account_manager',
    path: `/reports/active-contractors?placement=${placement.id}`,
    handlers: [...handlers, notes, respond(placementEndpoints.read, () => placement)],
  });

test('terms are changed field by field, and the effect of another timesheet period is shown', async () => {
  const { user, network } = open(given, [
    respond(placementEndpoints.updateTerms, () => ({ ...given, version: 5 })),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Edit terms' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit terms' });
  expect(await axeFindings(dialog)).toEqual([]);
  const notice = within(dialog).getByRole('textbox', { name: /^Notice by the client/ });
  await user.clear(notice);
  await user.type(notice, '30');
  await user.click(within(dialog).getByRole('combobox', { name: /^How often/ }));
  await user.click(await screen.findByRole('option', { name: 'Every month' }));
  expect(within(dialog).getByText(/the next one begins the day after/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Save terms' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(network.callsOf(placementEndpoints.updateTerms)[0]?.body).toEqual({
    version: 4,
    changes: { noticeDaysClient: 30, timesheetPeriod: 'month' },
  });
});

test('a conflicting change by a colleague is shown beside the form', async () => {
  const theirs: Placement = { ...given, version: 5, noticeDaysClient: 60 };
  const { user } = open(given, [
    respond(placementEndpoints.updateTerms, () =>
      fail('VERSION_CONFLICT', {
        context: {
          current: theirs,
          version: 5,
          changedFields: ['noticeDaysClient'],
          by: 'Lena Vogt',
          at: '2031-01-01T10:00:00.000Z',
        },
      }),
    ),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Edit terms' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit terms' });
  const notice = within(dialog).getByRole('textbox', { name: /^Notice by the client/ });
  await user.clear(notice);
  await user.type(notice, '30');
  await user.click(within(dialog).getByRole('button', { name: 'Save terms' }));
  expect(await screen.findByText(/Lena Vogt/)).toBeVisible();
});

test('a user who may not change the terms reads them, with the day from which another period counts', async () => {
  open({
    ...given,
    mayEditTerms: false,
    timesheetPeriod: 'month',
    timesheetPeriodFrom: '2031-01-06',
  });
  expect(await screen.findByText(/Every month, from 6 Jan 2031 on/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Edit terms' })).not.toBeInTheDocument();
});
