import {
  exitSurveyEndpoints,
  exitSurveySchema,
  noteEndpoints,
  placementEndpoints,
  type ExitSurvey,
  type Placement,
} from '@muster/contracts';
import { createMusterApi } from '@muster/kit';
import { fixtureFor, renderRemote, respond, screen, within } from '@muster/kit/testing';
import { blockEndpoints } from '../block-endpoints.ts';
import { PlacementDrawer } from './placement-drawer.tsx';
import { placementBlockEndpoints } from './placement-endpoints.ts';

const api = createMusterApi({ ...placementBlockEndpoints, ...blockEndpoints });
const given = fixtureFor(placementEndpoints.read.response);
const survey = fixtureFor(exitSurveySchema);
const surveys: ExitSurvey[] = [
  {
    ...survey,
    id: '64b000000000000000000001',
    side: 'contractor',
    person: 'Bruno Cardoso',
    status: 'expired',
    again: null,
    scores: {},
    comment: null,
  },
  {
    ...survey,
    id: '64b000000000000000000002',
    side: 'client',
    person: 'Dana Weiss',
    status: 'answered',
    again: 'yes',
    scores: { quality: 5, communication: 3, reliability: 4 },
    comment: 'Calm under pressure.',
    isPrivate: true,
  },
];

const show = (changes: Partial<Placement>, session: 'account_manager' | 'staff_viewer') =>
  renderRemote(<PlacementDrawer api={api} />, {
    api,
    session,
    path: `/reports/active-contractors?placement=${given.id}`,
    handlers: [
      respond(noteEndpoints.list, () => fixtureFor(noteEndpoints.list.response)),
      respond(placementEndpoints.read, () => ({ ...given, ...changes })),
      respond(exitSurveyEndpoints.ofPlacement, () => ({ data: surveys })),
    ],
  });

test('at the end, both surveys are shown side by side, and confidential answers say so', async () => {
  show({ status: 'ended' }, 'account_manager');
  const client = within(await screen.findByRole('region', { name: 'The client' }));
  expect(client.getByText('The client: Dana Weiss')).toBeVisible();
  expect(client.getByText('Calm under pressure.')).toBeVisible();
  expect(client.getByText(/In confidence/)).toBeVisible();
  expect(client.getByRole('img', { name: /^Quality of the work/ })).toBeVisible();
  const contractor = within(screen.getByRole('region', { name: 'The contractor' }));
  expect(contractor.getByText('No answer came in time.')).toBeVisible();
});

test.each([
  ['while the work goes on', { status: 'active' }, 'account_manager'],
  ['by who may not read it', { status: 'ended' }, 'staff_viewer'],
] as const)('no survey is requested %s', async (_why, changes, session) => {
  const { network } = show(changes, session);
  expect(await screen.findAllByText(given.number, { exact: false })).not.toEqual([]);
  expect(network.callsOf(exitSurveyEndpoints.ofPlacement)).toEqual([]);
});
