import {
  clientCandidateEndpoints,
  clientDocumentEndpoints,
  clientFeedbackEndpoints,
  clientTimesheetEndpoints,
  jobEndpoints,
  type ClientDocument,
} from '@muster/contracts';
import { axeFindings, fail, renderRemote, respond, screen, waitFor } from '@muster/kit/testing';
import { api } from '../../api.ts';
import { PendingPage } from './pending-page.tsx';

const agreement: ClientDocument = {
  ...{ id: '64b000000000000000000091', title: 'Work at Lumera', person: 'Inês Duarte' },
  ...{ senderName: 'Leila Haddad', sentAt: new Date(Date.now() - 50 * 3_600_000).toISOString() },
  expiresAt: '2027-02-01T09:00:00.000Z',
};
const returned = {
  ...{ id: '64b000000000000000000021', number: 'J-00007', title: 'Go engineer' },
  ...{ status: 'draft' as const, positionsCount: 1, positionsFilled: 0, openedDate: null },
  ...{ recruiter: null, note: 'Which budget did you plan?', mayEdit: true },
  noteAt: new Date(Date.now() - 26 * 3_600_000).toISOString(),
};

function show(open: () => { path: string } | ReturnType<typeof fail>) {
  const waiting = { documents: [agreement] };
  return renderRemote(<PendingPage />, {
    ...{ api, session: 'client_manager', path: '/client-dashboard/pending-items' },
    handlers: [
      respond(clientCandidateEndpoints.list, () => ({ data: [], waiting: 0, status: [] })),
      respond(clientFeedbackEndpoints.list, () => ({ data: [] })),
      respond(clientTimesheetEndpoints.list, () => ({ data: [], reasons: [] })),
      respond(clientDocumentEndpoints.list, () => ({ data: waiting.documents })),
      respond(clientDocumentEndpoints.open, open),
      respond(jobEndpoints.forClient, () => ({ companyName: 'Lumera Pay', jobs: [returned] })),
    ],
  });
}

test('a document and a question wait with their age, and each opens by one click', async () => {
  const { user, network, platform, container } = show(() => ({ path: '/t/#secret' }));
  expect(await screen.findByRole('heading', { name: /Documents to sign/ })).toBeVisible();
  expect(screen.getByText(/Inês Duarte · from Leila Haddad/)).toBeVisible();
  expect(screen.getByText('Waiting 2 days')).toBeVisible();
  expect(screen.getByText('Which budget did you plan?')).toBeVisible();
  expect(screen.getByText('Waiting 1 day')).toBeVisible();
  expect(screen.queryByText('Nothing waiting. Thank you.')).not.toBeInTheDocument();
  expect(
    screen.getByRole('link', { name: 'Answer the question about Go engineer' }),
  ).toHaveAttribute('href', `/client-dashboard/jobs/${returned.id}/edit`);
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Read and sign Work at Lumera' }));
  await waitFor(() => expect(platform.visited).toEqual(['/t/#secret']));
  expect(network.callsOf(clientDocumentEndpoints.open)[0]?.params).toEqual({ id: agreement.id });
});

test('a document that was answered by mail meanwhile says so', async () => {
  const { user, platform } = show(() => fail('INVALID_TRANSITION'));
  await user.click(await screen.findByRole('button', { name: 'Read and sign Work at Lumera' }));
  await waitFor(() => expect(platform.notices).toMatchObject([{ kind: 'error' }]));
  expect(platform.visited).toEqual([]);
});
