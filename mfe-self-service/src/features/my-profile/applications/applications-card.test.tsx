import { ownApplicationEndpoints, type OwnApplication } from '@muster/contracts';
import { axeFindings, renderRemote, respond, screen, within } from '@muster/kit/testing';
import { api } from '../../../own-api.ts';
import { ApplicationsCard } from './applications-card.tsx';

const { list, answer, withdraw } = ownApplicationEndpoints;
const running: OwnApplication = {
  id: '64b000000000000000000001',
  jobTitle: 'Ledger engineer',
  company: 'Lumera Pay',
  status: 'active',
  stage: 'Presented to the client',
  step: 3,
  onHold: false,
  steps: ['Considered', 'Interested', 'Prepared', 'Presented to the client', 'Interviews'],
  waitsFor: 'client',
  waitsSince: '2026-11-02T09:00:00.000Z',
  daysWaiting: 4,
  promisedBy: '2026-11-05T09:00:00.000Z',
  isLate: true,
  interviewAt: null,
  question: null,
  canWithdraw: true,
  ended: null,
  obstacles: [{ kind: 'must_skill', to: 'Kafka', hours: null }],
};
const asked: OwnApplication = {
  ...running,
  id: '64b000000000000000000002',
  jobTitle: 'Go engineer',
  waitsFor: 'you',
  isLate: false,
  question: { message: 'Shall we talk?' },
  obstacles: [],
};
const over: OwnApplication = {
  ...running,
  id: '64b000000000000000000003',
  jobTitle: null,
  company: null,
  status: 'rejected',
  ended: { at: '2026-10-02T09:00:00.000Z', side: 'client' },
};

it('shows who has to act, admits a delay, and takes answers in place', async () => {
  const reply = { data: [running, asked, over], recruiter: 'Ana Kovač' };
  const { user, network, container } = renderRemote(<ApplicationsCard />, {
    api,
    session: 'candidate',
    path: '/my/profile',
    handlers: [
      respond(list, () => reply),
      respond(answer, () => reply),
      respond(withdraw, () => reply),
    ],
  });
  expect(await screen.findByText('Ledger engineer')).toBeVisible();
  expect(screen.getByText('With the client')).toBeVisible();
  expect(screen.getByText(/are late\. Ana Kovač has a task/)).toBeVisible();
  await user.click(screen.getByText('What could speak against it'));
  expect(screen.getByText(/asks for Kafka/)).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'I am interested' }));
  expect(network.callsOf(answer)[0]?.body).toEqual({ answer: 'yes', note: null });
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'I found a job');
  await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
  expect(network.callsOf(withdraw)[0]?.body).toEqual({ note: 'I found a job' });
  await user.click(screen.getByText('1 earlier application'));
  expect(screen.getByText(/The client chose another candidate/)).toBeVisible();
});
