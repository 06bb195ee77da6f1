import {
  applicationScheduleEndpoints,
  clientInterviewEndpoints,
  type ApplicationScheduleRequest,
  type ClientInterview,
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
  type Handler,
} from '@muster/kit/testing';
import { api } from '../../../api.ts';
import { id, idOf, record, show } from '../application.fixtures.tsx';
import { InterviewsCard } from './interviews-card.tsx';

const { ofApplication, people, arrange, cancel } = clientInterviewEndpoints;
const { list, freeTimes, invite, fix } = applicationScheduleEndpoints;
const ada = { id: idOf(70), name: 'Ada Client', side: 'client' as const, timeZone: 'Asia/Kolkata' };
const ana = { id: idOf(71), name: 'Ana Kovač', side: 'agency' as const, timeZone: 'UTC' };

const interview: ClientInterview = {
  ...fixtureFor(ofApplication.response.shape.data.element),
  id: idOf(90),
  applicationId: id,
  version: 2,
  kind: 'client',
  round: 'First talk',
  status: 'reschedule_requested',
  durationMin: 45,
  message: null,
  hosts: [
    { ...ada, answer: { response: 'tentative', note: 'Perhaps late' } },
    { ...ana, answer: { response: 'needs_action', note: null } },
  ],
  candidateAnswer: { response: 'accepted', note: null },
  startsAt: '2027-01-05T10:00:00.000Z',
  endsAt: '2027-01-05T10:45:00.000Z',
  place: { kind: 'external_link', value: 'https://meet.example.com/acme' },
  ask: { by: 'Ada Client', at: '2027-01-01T10:00:00.000Z', days: ['2027-01-08'], note: 'Away' },
  cancelReason: null,
  noShowParty: null,
  endNote: null,
  organiser: { id: ana.id, name: ana.name },
  allowedActions: ['move', 'keep_original', 'cancel'],
};
const answer = (data: ClientInterview[]) => ({
  data,
  candidateTimeZone: 'America/Sao_Paulo',
  mayArrange: ['client' as const],
  plan: [{ name: 'Technical interview', durationMin: 60, interviewerIds: [ada.id] }],
});

const open = (data: ClientInterview[], handlers: readonly Handler[] = []) =>
  show(record(), '/calendar', [
    respond(ofApplication, () => answer(data)),
    respond(people, () => ({
      data: [
        { ...ada, isFree: true, isFull: true },
        { ...ana, isFree: false, isFull: false },
      ],
      candidateIsFree: true,
    })),
    respond(list, () => ({ data: [] })),
    ...handlers,
  ]);

test('an interview shows both time zones and the client’s wish, and is cancelled with a reason', async () => {
  const { user, network, container } = open([interview], [respond(cancel, () => interview)]);
  expect(await screen.findByText(/in Sao Paulo, for the candidate/)).toBeVisible();
  expect(screen.getByText(/Ada Client asks for another time: “Away”/)).toBeVisible();
  const answers = within(screen.getByRole('list', { name: 'Answers to the invitation' }));
  expect(answers.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'CandidateComing',
    'Ada ClientMaybe“Perhaps late”',
    'Ana KovačNo answer yet',
  ]);
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Cancel interview: First talk' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel interview' }));
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'The job is on hold.');
  await user.click(dialog.getByRole('button', { name: 'Cancel interview' }));
  await waitFor(() =>
    expect(network.callsOf(cancel).at(-1)?.body).toEqual({
      reason: 'The job is on hold.',
      version: 2,
    }),
  );
});

test('the next round of the plan is arranged, and an invalid link is refused at its field', async () => {
  const { user, network } = open([], [respond(arrange, () => interview)]);
  await user.click(await screen.findByRole('button', { name: 'Arrange an interview' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Arrange an interview' }));
  expect(drawer.getByRole('textbox', { name: /^Round/ })).toHaveValue('Technical interview');
  const day = drawer.getByRole('textbox', { name: /^Day/ });
  await user.type(day, '2027-02-03');
  await user.tab();
  await user.click(drawer.getByRole('combobox', { name: /^Start/ }));
  await user.click(await screen.findByRole('option', { name: '09:00' }));
  // Before 7:00 in São Paulo, so it needs a confirmation.
  await user.click(await drawer.findByRole('checkbox', { name: /is meant for the candidate/ }));
  expect(await drawer.findByText('Candidate')).toBeVisible();
  expect(drawer.getByText('Ada Client (enough interviews that day or week)')).toBeVisible();
  await user.click(drawer.getByRole('combobox', { name: /^Place/ }));
  await user.click(await screen.findByRole('option', { name: 'Other video call' }));
  await user.type(drawer.getByRole('textbox', { name: /^Link of the call/ }), 'over there');
  await user.click(drawer.getByRole('button', { name: 'Arrange and send invitations' }));
  expect(network.callsOf(arrange)).toHaveLength(0);
  const link = drawer.getByRole('textbox', { name: /^Link of the call/ });
  expect(link).toBeInvalid();
  await user.clear(link);
  await user.type(link, 'https://meet.example.com/acme');
  await user.click(drawer.getByRole('button', { name: 'Arrange and send invitations' }));
  await waitFor(() =>
    expect(network.callsOf(arrange).at(-1)?.body).toMatchObject({
      kind: 'client',
      round: 'Technical interview',
      hostIds: [ada.id],
      durationMin: 60,
      confirmHours: true,
    }),
  );
});

const window_ = { startsAt: '2027-01-05T10:00:00.000Z', endsAt: '2027-01-05T11:00:00.000Z' };
const link: ApplicationScheduleRequest = {
  ...fixtureFor(invite.response),
  id: idOf(95),
  status: 'slots_proposed',
  kind: 'client',
  round: 'First talk',
  version: 3,
  durationMin: 45,
  hosts: [{ id: ada.id, name: ada.name, side: 'client' }],
  startsAt: null,
  windows: [window_],
  windowsNote: 'Mornings',
  mayFix: true,
  mayWithdraw: true,
};

test('the candidate is sent a link with the times at which everyone is free', async () => {
  const { user, network } = open(
    [],
    [respond(freeTimes, () => ({ times: [window_], nearest: null })), respond(invite, () => link)],
  );
  await user.click(await screen.findByRole('button', { name: 'Let the candidate choose' }));
  const drawer = within(await screen.findByRole('dialog', { name: /choose a time/ }));
  expect(drawer.getByRole('textbox', { name: /^Round/ })).toHaveValue('Technical interview');
  expect(await drawer.findByText(/1 free time/)).toBeVisible();
  await user.click(drawer.getByRole('button', { name: 'Send the link' }));
  await waitFor(() =>
    expect(network.callsOf(invite).at(-1)?.body).toMatchObject({
      kind: 'client',
      round: 'Technical interview',
      durationMin: 60,
      hostIds: [ada.id],
      place: 'platform_meeting',
      placeValue: null,
      noticeHours: 12,
      offered: [],
    }),
  );
});

test('a time proposed by the candidate is fixed', async () => {
  const { user, network } = open(
    [],
    [respond(list, () => ({ data: [link] })), respond(fix, () => ({ ...link, windows: [] }))],
  );
  expect(await screen.findByText(/^Proposes: /)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Choose one of these times: First talk' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose a time' }));
  await user.click(dialog.getByRole('button', { name: 'Fix the time and send invitations' }));
  await waitFor(() =>
    expect(network.callsOf(fix).at(-1)?.body).toEqual({
      version: 3,
      startsAt: window_.startsAt,
    }),
  );
});

test('no second link is offered while it is unknown which links are open', async () => {
  let isDown = true;
  const { user } = renderRemote(<InterviewsCard record={record()} />, {
    api,
    session: 'team_lead',
    handlers: [
      respond(ofApplication, () => answer([])),
      respond(list, () => (isDown ? fail('INTERNAL') : { data: [link] })),
    ],
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByRole('button', { name: 'Let the candidate choose' })).toBeNull();
  isDown = false;
  await user.click(retry);
  expect(await screen.findByText(/^Proposes: /)).toBeVisible();
});
