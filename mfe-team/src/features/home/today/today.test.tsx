import { taskEndpoints, todayEndpoints, type TodayBoard } from '@muster/contracts';
import {
  axeFindings,
  fail,
  renderRemote,
  respond,
  screen,
  waitFor,
  within,
} from '@muster/kit/testing';
import { api } from '../../../api.ts';
import { answers, fullDay, placement, submission, task } from '../home.fixtures.ts';
import { TeamRoutes } from '../../../routes.tsx';

const { own, ofMember } = todayEndpoints;
const { complete, snooze, reassign } = taskEndpoints;
// A Friday.
const today = '2026-03-06';
const late = task({
  id: '64b0000000000000000000c2',
  title: 'Chase the client',
  dueOn: '2026-03-02',
});
const due = task({ dueOn: today });

const board = (changes: Partial<TodayBoard> = {}): TodayBoard => ({
  today,
  timeZone: 'Europe/Lisbon',
  isOwn: true,
  away: null,
  done: 2,
  snoozed: 1,
  person: { id: '64b0000000000000000000a1', name: 'Robin Hale' },
  meetings: [
    {
      id: '64b0000000000000000000aa',
      title: 'Technical interview',
      candidate: { id: '64b0000000000000000000ab', name: 'Leyla Novak' },
      startsAt: '2026-03-06T10:00:00.000Z',
      endsAt: '2026-03-06T11:00:00.000Z',
    },
  ],
  tasks: [late, due],
  clocks: [],
  submissions: [submission()],
  feedback: [
    {
      id: '64b0000000000000000000ac',
      applicationId: '64b0000000000000000000ad',
      candidate: { id: '64b0000000000000000000ae', name: 'Inês Duarte' },
      job: 'Go engineer',
      authorName: 'Hanna Virtanen',
      answerBy: null,
    },
  ],
  contracts: [placement()],
  ...changes,
});

test('groups the day; with keys a task is completed and another postponed over the weekend', async () => {
  let now = board();
  const { user, network, container } = renderRemote(<TeamRoutes />, {
    api,
    session: 'recruiter',
    path: '/today',
    handlers: [
      ...answers(fullDay),
      respond(own, () => now),
      respond(complete, () => {
        now = { ...now, tasks: [due] };
        return { ...late, status: 'done' as const };
      }),
      respond(snooze, () => ({ ...due, status: 'snoozed' as const })),
    ],
  });
  const overdue = within(await screen.findByRole('region', { name: /^Overdue/ }));
  expect(overdue.getByText('Chase the client')).toBeVisible();
  const waiting = within(screen.getByRole('region', { name: /^Waiting for others/ }));
  expect(waiting.getByText(/Feedback of Hanna Virtanen/)).toBeVisible();
  expect(screen.getByText('2 tasks done today')).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  await user.keyboard('jj');
  expect(overdue.getByRole('link', { name: /Chase the client/ })).toHaveFocus();
  await user.keyboard('ds');
  await waitFor(() => expect(network.callsOf(complete)[0]?.params).toEqual({ id: late.id }));
  await waitFor(() =>
    expect(network.callsOf(snooze)[0]?.body).toEqual({ version: 3, until: '2026-03-09' }),
  );
});

test('after the last row is completed by its key, the row before it becomes current', async () => {
  const alone = { meetings: [], submissions: [], feedback: [], contracts: [] };
  const { user, network } = renderRemote(<TeamRoutes />, {
    api,
    session: 'recruiter',
    path: '/today',
    handlers: [
      ...answers(fullDay),
      respond(own, () => board(alone)),
      respond(complete, () => ({ ...due, status: 'done' as const })),
    ],
  });
  await screen.findByRole('region', { name: /^Overdue/ });
  await user.keyboard('jjd');
  expect(screen.getByRole('link', { name: /Chase the client/ })).toHaveFocus();
  await waitFor(() => expect(network.callsOf(complete)[0]?.params).toEqual({ id: due.id }));
});

test('a team lead hands over a task of a member, whose cover is named', async () => {
  const cover = { id: '64b0000000000000000000a2', name: 'Noor Haddad' };
  const shown = board({ isOwn: false, away: { cover }, submissions: [], contracts: [] });
  const { user, network } = renderRemote(<TeamRoutes />, {
    api,
    session: 'team_lead',
    path: '/today/64b0000000000000000000a9',
    handlers: [respond(ofMember, () => shown), respond(reassign, () => fail('VERSION_CONFLICT'))],
  });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Today of Robin Hale' }),
  ).toBeVisible();
  expect(screen.getByText('Robin Hale is on leave. Noor Haddad stands in.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Give “Chase the client”/ }));
  const dialog = within(await screen.findByRole('dialog', { name: /Give this task/ }));
  await user.click(dialog.getByRole('button', { name: 'Reassign' }));
  expect(network.callsOf(reassign)).toHaveLength(0);
  expect(dialog.getByText('Fill this in')).toBeVisible();
});

test('an empty day says so, and a member of another team is not shown', async () => {
  const nothing = { meetings: [], tasks: [], submissions: [], feedback: [], contracts: [] };
  const { unmount } = renderRemote(<TeamRoutes />, {
    api,
    session: 'recruiter',
    path: '/today',
    handlers: [...answers(fullDay), respond(own, () => board(nothing))],
  });
  expect(await screen.findByText('All clear.')).toBeVisible();
  unmount();
  renderRemote(<TeamRoutes />, {
    api,
    session: 'team_lead',
    path: '/today/64b0000000000000000000a9',
    handlers: [respond(ofMember, () => fail('NOT_FOUND'))],
  });
  await waitFor(() => expect(screen.queryByText('Overdue')).not.toBeInTheDocument());
});
