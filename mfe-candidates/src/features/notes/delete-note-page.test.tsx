import { noteEndpoints, type Note } from '@muster/contracts';
import {
  axeFindings,
  fixtureFor,
  renderRemote,
  respond,
  screen,
  waitFor,
} from '@muster/kit/testing';
import { api } from '../../api.ts';
import { CandidatesRoutes } from '../../routes.tsx';
import { idOf, li, makeCandidate, recordHandlers } from '../../testing/candidate.fixtures.ts';

const note = (changes: Partial<Note> = {}): Note =>
  fixtureFor(noteEndpoints.read.response, {
    id: idOf(95),
    subjectType: 'candidate',
    subjectId: idOf(11),
    subjectLabel: 'Mateus Ferreira',
    body: '<p>Wants remote for good</p>',
    author: li,
    createdAt: '2026-03-02T09:00:00.000Z',
    version: 2,
    allowedActions: ['delete'],
    ...changes,
  });
const show = (shown: Note) =>
  renderRemote(<CandidatesRoutes />, {
    api,
    session: 'recruiter',
    path: `/notes/${shown.id}/delete`,
    handlers: [
      respond(noteEndpoints.read, () => shown),
      respond(noteEndpoints.delete, () => note({ body: null })),
      respond(noteEndpoints.list, () => fixtureFor(noteEndpoints.list.response)),
      ...recordHandlers(makeCandidate()),
    ],
  });

test('quotes the note, says what follows, and returns to the record', async () => {
  const { user, container, network, platform } = show(
    note({
      followUp: { taskId: idOf(96), on: '2026-12-01', assignee: li, done: false },
    }),
  );
  expect(await screen.findByText('Wants remote for good')).toBeVisible();
  expect(screen.getByText(/Note removed by Robin Reyes/)).toBeVisible();
  expect(screen.getByText(/follow-up on 1 Dec 2026 is removed too/)).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Delete note' }));
  await waitFor(() =>
    expect(window.location.pathname).toBe(`/candidates/${idOf(11)}/profile/notes`),
  );
  expect(network.callsOf(noteEndpoints.delete)[0]?.body).toEqual({ version: 2 });
  expect(platform.notices[0]?.text).toBe('Note deleted');
});

test('a note older than 24 hours cannot be deleted', async () => {
  show(note({ allowedActions: [] }));
  expect(await screen.findByText(/by their author for 24 hours/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete note' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to Mateus Ferreira' })).toBeVisible();
});
