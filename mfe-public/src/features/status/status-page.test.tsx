import { linkEndpoints, statusVisitEndpoints, type StatusVisit } from '@muster/contracts';
import { axeFindings, fail, renderRemote, respond, screen, within } from '@muster/kit/testing';
import { api } from '../../api.ts';
import { routes } from '../../routes.tsx';

const { read, answer, withdraw } = statusVisitEndpoints;
const link = {
  handle: 'handle',
  purpose: 'candidate_status' as const,
  route: null,
  maskedEmail: 'i•••@guest.test',
  agencyName: 'Northbeam Talent',
  expiresAt: '2031-05-04T10:37:00.000Z',
};
const visit: StatusVisit = {
  firstName: 'Inês',
  agencyName: 'Northbeam Talent',
  hasAccount: false,
  recruiter: 'Ana Kovač',
  data: [
    {
      id: '64b000000000000000000001',
      jobTitle: 'Go engineer',
      company: 'Lumera Pay',
      status: 'active',
      stage: 'Presented to the client',
      step: 1,
      onHold: false,
      steps: ['Being considered', 'Presented to the client', 'Interviews'],
      waitsFor: 'client',
      waitsSince: '2026-11-02T09:00:00.000Z',
      daysWaiting: 4,
      promisedBy: '2026-11-05T09:00:00.000Z',
      isLate: true,
      interviewAt: null,
      question: null,
      canWithdraw: true,
      ended: null,
      obstacles: [],
    },
  ],
};
const show = (reply: Parameters<typeof respond<typeof read>>[1]) =>
  renderRemote(routes, {
    api,
    session: null,
    path: '/t/handle',
    handlers: [
      respond(linkEndpoints.read, () => link),
      respond(read, reply),
      respond(answer, () => visit),
      respond(withdraw, () => visit),
    ],
  });

test('an applicant without an account reads who has to act, and withdraws', async () => {
  const { container, user, network } = show(() => visit);
  expect(await screen.findByRole('heading', { name: 'Where you stand, Inês' })).toBeVisible();
  expect(screen.getByText('With the client')).toBeVisible();
  expect(screen.getByText(/are late\. Ana Kovač has a task/)).toBeVisible();
  expect(screen.queryByText(/You have an account/)).not.toBeInTheDocument();
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'I found a job');
  await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
  expect(network.callsOf(withdraw)[0]).toMatchObject({
    params: { handle: 'handle', id: '64b000000000000000000001' },
    body: { note: 'I found a job' },
  });
});

test('an applicant who is on no job is told so', async () => {
  show(() => ({ ...visit, data: [], hasAccount: true }));
  expect(await screen.findByText('No application at the moment')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test.each([
  ['TOKEN_EXPIRED', 'This link no longer shows where you stand'],
  ['TOKEN_REVOKED', 'This link was closed'],
] as const)('says what happened to the link: %s', async (code, title) => {
  const context = { purpose: 'candidate_status', agencyName: 'Northbeam Talent' };
  show(() => fail(code, { context }));
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});
