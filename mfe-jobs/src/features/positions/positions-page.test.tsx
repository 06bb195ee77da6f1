import {
  jobsRoutes,
  placementEndpoints,
  positionEndpoints,
  type Position,
  type Positions,
} from '@muster/contracts';
import {
  axeFindings,
  fixtureFor,
  renderRemote,
  respond,
  screen,
  within,
} from '@muster/kit/testing';
import { defineRemoteRoutes } from '@muster/kit';
import { api } from '../../api.ts';
import { PositionsPage } from './positions-page.tsx';

const jobId = '64b000000000000000000021';
const seat: Position = {
  id: '64b000000000000000000031',
  jobId,
  label: 'Go engineer #1',
  status: 'open',
  supervisor: null,
  backupSupervisor: null,
  openedOn: '2026-01-05',
  targetStart: '2026-02-02',
  filledOn: null,
  cancelledOn: null,
  cancelReason: null,
  cancelNote: null,
  restorableUntil: null,
  occupant: null,
  backfillFor: null,
  costCentre: null,
  poNumber: '4711',
  version: 1,
  allowedActions: ['edit', 'edit_supervisor', 'hold', 'cancel', 'delete'],
};
const filled: Position = {
  ...seat,
  id: '64b000000000000000000032',
  label: 'Go engineer #2',
  status: 'filled',
  filledOn: '2026-01-12',
  supervisor: { id: '64b000000000000000000041', name: 'Li Wei', title: null, eligible: false },
  occupant: {
    applicationId: null,
    candidate: { id: '64b000000000000000000051', number: 'C-000001', name: 'Ana Kovač' },
    placement: {
      id: '64b000000000000000000061',
      number: 'P-00001',
      status: 'active',
      startDate: '2026-01-12',
      plannedEndDate: '2026-07-12',
    },
  },
  allowedActions: ['edit', 'backfill'],
};
const positions = (data: Position[]): Positions => ({
  ...fixtureFor(positionEndpoints.ofJob.response),
  job: {
    id: jobId,
    number: 'J-00001',
    title: 'Go engineer',
    status: 'open',
    company: { id: '64b000000000000000000011', name: 'Lumera Pay' },
  },
  data,
  total: data.length,
  filled: 1,
  mayAdd: true,
});

const routes = defineRemoteRoutes([{ route: jobsRoutes.positions, element: <PositionsPage /> }]);
const show = (data: Position[]) =>
  renderRemote(routes, {
    api,
    path: `/jobs/${jobId}/positions`,
    session: 'team_lead',
    handlers: [
      respond(positionEndpoints.ofJob, () => positions(data)),
      respond(placementEndpoints.read, () => fixtureFor(placementEndpoints.read.response)),
    ],
  });

test('a position shows who fills it, who supervises and what can be done', async () => {
  const { container, user } = show([seat, filled]);
  const rows = await screen.findAllByRole('listitem');
  const [open, taken] = rows.map((row) => within(row));
  expect(open?.getByText('Nobody yet')).toBeInTheDocument();
  expect(open?.getByText('No supervisor')).toBeInTheDocument();
  expect(taken?.getByRole('link', { name: 'Ana Kovač' })).toBeInTheDocument();
  expect(taken?.getByText('Li Wei cannot supervise any more')).toBeInTheDocument();
  expect(taken?.getByRole('link', { name: 'Open P-00001' })).toHaveAttribute(
    'href',
    `/jobs/${jobId}/positions?placement=64b000000000000000000061`,
  );
  await user.click(screen.getByRole('button', { name: 'Actions for “Go engineer #2”' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Edit', 'Backfill']);
  expect(await axeFindings(container)).toEqual([]);
});

test('a position with an ended placement is listed apart with its end, and can be backfilled once', async () => {
  const placement = filled.occupant?.placement;
  const left: Position = {
    ...filled,
    label: 'Go engineer #3',
    endedOn: '2026-05-31',
    occupant: filled.occupant && {
      ...filled.occupant,
      placement: placement ? { ...placement, status: 'ended' } : null,
    },
    allowedActions: [],
  };
  show([seat, left]);
  const ended = within(await screen.findByRole('region', { name: /Ended/ }));
  expect(ended.getByText('Ended 31 May 2026')).toBeInTheDocument();
  expect(ended.getByRole('link', { name: 'Open P-00001' })).toHaveTextContent(
    '12 Jan 2026 to 31 May 2026',
  );
  expect(ended.queryByText('Filled')).not.toBeInTheDocument();
  expect(ended.queryByRole('button', { name: /Actions for/ })).not.toBeInTheDocument();
});
