import { candidateEndpoints, type CandidateRecord } from '@muster/contracts';
import { axeFindings, renderRemote, respond, screen, waitFor, within } from '@muster/kit/testing';
import { api } from '../../api.ts';
import { CandidatesRoutes } from '../../routes.tsx';
import { listOf, makeCandidate, recordHandlers } from '../../testing/candidate.fixtures.ts';

const { list, deleteEffects, delete: remove, restoreDeleted } = candidateEndpoints;
const effects = {
  number: 'C-000011',
  notes: 4,
  openTasks: 0,
  applications: 2,
  files: 0,
  erasureAskedAt: null,
  blockedBy: null,
  restorableUntil: '2026-12-24T09:00:00.000Z',
} as const;
const deleted = {
  at: '2026-11-24T09:00:00.000Z',
  by: 'Li Chen',
  reason: 'Entered twice',
  restorableUntil: '2026-12-24T09:00:00.000Z',
};

async function show(
  candidate: CandidateRecord = makeCandidate(),
  answer: Parameters<typeof respond<typeof deleteEffects>>[1] = () => effects,
) {
  const shown = renderRemote(<CandidatesRoutes />, {
    api,
    session: 'team_lead',
    path: `/candidates/${candidate.id}/delete`,
    handlers: [
      ...recordHandlers(candidate),
      respond(list, () => listOf([])),
      respond(deleteEffects, answer),
      respond(remove, () => makeCandidate({ version: 4, deleted })),
      respond(restoreDeleted, () => makeCandidate({ version: 5 })),
    ],
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Mateus Ferreira' }));
  return { ...shown, dialog, confirm: dialog.getByRole('button', { name: 'Delete candidate' }) };
}

test('says what will happen, requires a reason and the number, and can be undone', async () => {
  const { user, dialog, confirm, network, platform } = await show();
  expect(await dialog.findByText('4 notes are archived with the record')).toBeVisible();
  expect(dialog.queryByText(/open task/)).not.toBeInTheDocument();
  expect(dialog.getByText('Can be restored until 24 Dec 2026')).toBeVisible();
  expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);

  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Entered twice');
  await user.type(dialog.getByRole('textbox', { name: /Type C-000011/ }), 'C-00001');
  expect(confirm).toBeDisabled();
  await user.type(dialog.getByRole('textbox', { name: /Type C-000011/ }), '1');
  await user.click(confirm);
  await waitFor(() => expect(window.location.pathname).toBe('/candidates'));
  expect(network.callsOf(remove)[0]?.body).toEqual({
    version: 3,
    reason: 'Entered twice',
    confirmNumber: 'C-000011',
  });
  expect(network.callsOf(deleteEffects)).toHaveLength(1);

  await platform.notices[0]?.undo?.();
  await waitFor(() => expect(network.callsOf(restoreDeleted)[0]?.body).toEqual({ version: 4 }));
});

test('a live contract prevents the deletion', async () => {
  const { dialog, confirm } = await show(undefined, () => ({
    ...effects,
    blockedBy: 'CANDIDATE_HAS_LIVE_PLACEMENT',
  }));
  expect(await dialog.findByText(/has a live contract/)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeDisabled();
  expect(confirm).toBeDisabled();
});

test('a document that waits for a signature prevents the deletion', async () => {
  const { dialog, confirm } = await show(undefined, () => ({
    ...effects,
    blockedBy: 'CANDIDATE_HAS_OPEN_SIGNATURES',
  }));
  expect(await dialog.findByText(/Documents of Mateus Ferreira wait/)).toBeVisible();
  expect(confirm).toBeDisabled();
});

test('links to the usual alternatives, with what the candidate asked for first', async () => {
  const { dialog } = await show(
    makeCandidate({ allowedActions: ['archive', 'reject', 'anonymise', 'delete'] }),
    () => ({ ...effects, erasureAskedAt: '2026-11-20T09:00:00.000Z' }),
  );
  expect(await dialog.findByText(/asked on 20 Nov 2026 to be erased/)).toBeVisible();
  expect(dialog.getByText('2 live applications are not ended by this')).toBeVisible();
  const links = dialog.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links.map((link) => link?.replace(/^.*\/candidates\/[^/]+/, ''))).toEqual([
    '/profile?do=archive',
    '/reject',
    '/profile?do=anonymise',
  ]);
});

test('the address of the record opens the alternative dialog that was chosen', async () => {
  const candidate = makeCandidate({ allowedActions: ['archive', 'delete'] });
  const { user } = renderRemote(<CandidatesRoutes />, {
    api,
    session: 'team_lead',
    path: `/candidates/${candidate.id}/profile?do=archive`,
    handlers: recordHandlers(candidate),
  });
  const dialog = within(await screen.findByRole('dialog', { name: /Archive/ }));
  await user.click(dialog.getByRole('button', { name: /Keep|Cancel/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(window.location.search).toBe('');
});

test('a deleted candidate cannot be deleted again', async () => {
  const { dialog, confirm, network } = await show(
    makeCandidate({ deleted, allowedActions: ['restore_deleted'] }),
  );
  expect(dialog.getByText('Mateus Ferreira is already deleted.')).toBeVisible();
  expect(confirm).toBeDisabled();
  expect(network.callsOf(deleteEffects)).toHaveLength(0);
});
