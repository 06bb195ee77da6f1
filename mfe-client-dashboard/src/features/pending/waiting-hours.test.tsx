import {
  clientCandidateEndpoints,
  clientDocumentEndpoints,
  clientFeedbackEndpoints,
  clientJobEndpoints,
  type ClientTimesheet,
  clientTimesheetEndpoints,
  coworkerEndpoints,
} from '@muster/contracts';
import {
  axeFindings,
  fail,
  fixtureFor,
  renderRemote,
  respond,
  screen,
  waitFor,
  within,
} from '@muster/kit/testing';
import { api } from '../../api.ts';
import { PendingPage } from './pending-page.tsx';

const { list, approve, reject } = clientTimesheetEndpoints;
const noTimes = { startedAt: null, endedAt: null };
const sheet: ClientTimesheet = {
  ...fixtureFor(approve.response),
  id: '64b000000000000000000071',
  contractor: 'Bruno Cardoso',
  job: 'Backend engineer',
  number: 'P-00045',
  periodStart: '2026-05-04',
  periodEnd: '2026-05-10',
  minutes: 540,
  status: 'submitted',
  nothingWorked: false,
  version: 3,
  entries: [
    {
      ...noTimes,
      date: '2026-05-05',
      minutes: 60,
      category: 'overtime',
      task: null,
      note: 'The release.',
    },
    {
      ...noTimes,
      date: '2026-05-04',
      startedAt: '09:00',
      endedAt: '17:00',
      minutes: 480,
      category: 'regular',
      task: null,
      note: null,
    },
  ],
};
const other = { ...sheet, id: '64b000000000000000000072', contractor: 'Ana Silva' };
const reason = { id: '64b0000000000000000000c1', label: 'Hours not agreed' };

const nothingElse = [
  respond(clientDocumentEndpoints.list, () => ({ data: [] })),
  respond(clientJobEndpoints.forClient, () => ({ companyName: 'Lumera Pay', jobs: [] })),
];

function show(sheets: ClientTimesheet[]) {
  const waiting = [...sheets];
  const decide = (id: string | undefined) => {
    const at = waiting.findIndex((one) => one.id === id);
    const [found] = waiting.splice(at, 1);
    return found ? { ...found, status: 'client_approved' as const } : fail('INVALID_TRANSITION');
  };
  return renderRemote(<PendingPage />, {
    api,
    session: 'client_manager',
    path: '/client-dashboard/pending-items',
    handlers: [
      respond(clientCandidateEndpoints.list, () => ({ data: [], waiting: 0, status: [] })),
      respond(clientFeedbackEndpoints.list, () => ({ data: [] })),
      ...nothingElse,
      respond(list, () => ({ data: [...waiting], reasons: [reason] })),
      respond(approve, ({ params }) => decide(params.id)),
      respond(reject, ({ params }) => decide(params.id)),
    ],
  });
}

test('hours are shown by day and approved all at once, and then nothing waits', async () => {
  const { user, network, container } = show([sheet, other]);
  expect(await screen.findByRole('heading', { name: /Hours to approve/ })).toBeVisible();
  expect(screen.getByText('2 timesheets to approve')).toBeVisible();
  expect(screen.queryByText('Nothing waiting. Thank you.')).not.toBeInTheDocument();
  expect(screen.getAllByText(/1:00 overtime/)[0]).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Approve all 2' }));
  await waitFor(() => expect(network.callsOf(approve)).toHaveLength(2));
  expect(await screen.findByText('Nothing waiting. Thank you.')).toBeVisible();
});

test('only users who may see money see what the hours cost', async () => {
  const priced = { ...sheet, bill: [{ amount: '720.00', currency: 'USD' as const }] };
  show([priced, { ...other, bill: undefined }]);
  expect((await screen.findAllByText(/09:00–17:00/))[0]).toBeVisible();
  expect(screen.getAllByText(/^Comes to/)).toHaveLength(1);
  expect(screen.getByText(/720/)).toBeVisible();
});

test('hours are sent back with what has to change', async () => {
  const { user, network } = show([sheet]);
  await user.click(await screen.findByRole('button', { name: /^Send the hours of Bruno/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send the hours back' }));
  await user.click(dialog.getByRole('button', { name: 'Send back' }));
  expect(network.callsOf(reject)).toHaveLength(0);
  await user.click(dialog.getByRole('combobox', { name: /Reason/ }));
  await user.click(await screen.findByRole('option', { name: 'Hours not agreed' }));
  await user.click(dialog.getByRole('textbox', { name: /What has to change/ }));
  await user.paste('Tuesday was a day off.');
  await user.click(dialog.getByRole('combobox', { name: /^Which days/ }));
  await user.click(await screen.findByRole('option', { name: 'Tue 5 May' }));
  await user.keyboard('{Escape}');
  await user.click(dialog.getByRole('button', { name: 'Send back' }));
  await waitFor(() =>
    expect(network.callsOf(reject)[0]?.body).toEqual({
      version: 3,
      reasonId: reason.id,
      note: 'Tuesday was a day off.',
      days: ['2026-05-05'],
    }),
  );
});

test('feedback that may not be read is requested only once, and the rest is shown', async () => {
  const { network } = renderRemote(<PendingPage />, {
    api,
    session: 'client_admin',
    path: '/client-dashboard/pending-items',
    handlers: [
      respond(clientCandidateEndpoints.list, () => ({ data: [], waiting: 0, status: [] })),
      respond(clientFeedbackEndpoints.list, () => fail('FORBIDDEN')),
      ...nothingElse,
      respond(coworkerEndpoints.list, () => ({
        ...fixtureFor(coworkerEndpoints.list.response),
        waiting: [],
      })),
      respond(list, () => ({ data: [sheet], reasons: [reason] })),
    ],
  });
  expect(await screen.findByRole('heading', { name: /Hours to approve/ })).toBeVisible();
  expect(network.callsOf(clientFeedbackEndpoints.list)).toHaveLength(1);
});
