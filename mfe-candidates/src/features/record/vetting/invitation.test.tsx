import {
  messageEndpoints,
  vettingEndpoints,
  vettingInterviewEndpoints,
  type InterviewInvitation,
} from '@muster/contracts';
import {
  act,
  axeFindings,
  fixtureFor,
  renderRemote,
  respond,
  screen,
  waitFor,
  within,
} from '@muster/kit/testing';
import { api } from '../../../api.ts';
import { CandidatesRoutes } from '../../../routes.tsx';
import { idOf, makeCandidate, recordHandlers } from '../../../testing/candidate.fixtures.ts';

const candidate = makeCandidate();
const { sendInvitation, invitation } = vettingInterviewEndpoints;
const read = vettingEndpoints.read.response;
const interview = {
  ...fixtureFor(read.shape.interviews.element),
  id: idOf(81),
  candidateId: candidate.id,
  status: 'scheduled' as const,
  pool: null,
  startsAt: '2026-11-24T09:00:00.000Z',
};
const shown: InterviewInvitation = {
  to: 'mateus@example.com',
  problem: null,
  subject: 'Your interview',
  mayEdit: true,
  text: 'We have arranged an interview.',
  startsAt: interview.startsAt,
  isOver: false,
  endsAt: '2026-11-24T10:00:00.000Z',
  timeZone: 'America/Recife',
  interviewersGone: [],
};
const show = (changes: Partial<InterviewInvitation> = {}, search = '') =>
  renderRemote(<CandidatesRoutes />, {
    api,
    session: 'recruiter',
    path: `/candidates/${candidate.id}/profile/vetting-interview/email${search}`,
    handlers: [
      ...recordHandlers(candidate),
      respond(vettingEndpoints.read, () => ({ ...fixtureFor(read), interviews: [interview] })),
      respond(invitation, () => ({ ...shown, ...changes })),
      respond(sendInvitation, ({ body }) => ({ mailId: body.test ? null : idOf(99), version: 1 })),
      respond(messageEndpoints.cancel, () => fixtureFor(messageEndpoints.cancel.response)),
    ],
  });
const open = async () =>
  within(await screen.findByRole('dialog', { name: 'E-mail the invitation' }));

test('shows the invitation, sends a test to the user, sends it in the user’s words and takes it back', async () => {
  const { user, network, platform } = show();
  const dialog = await open();
  const text = await dialog.findByRole('textbox', { name: /Text/ });
  expect(text).toHaveValue('We have arranged an interview.');
  expect(dialog.getByText(/\(America\/Recife\)/)).toBeVisible();
  expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Send a test to me' }));
  await waitFor(() => expect(network.callsOf(sendInvitation)).toHaveLength(1));
  await user.clear(text);
  await user.type(text, 'See you on Tuesday.');
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(network.callsOf(sendInvitation).map(({ body }) => body)).toEqual([
    { text: null, test: true },
    { text: 'See you on Tuesday.', test: false },
  ]);
  await act(async () => platform.notices.at(-1)?.undo?.());
  expect(network.callsOf(messageEndpoints.cancel)).toHaveLength(1);
});

test('sends nothing after the interview’s time, and names interviewers who left', async () => {
  show({ isOver: true, interviewersGone: ['Ana Vetter'] });
  const dialog = await open();
  expect(await dialog.findByText(/has passed or is no longer fixed/)).toBeVisible();
  expect(dialog.getByText(/No longer works here: Ana Vetter/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Send invitation' })).toBeNull();
});
