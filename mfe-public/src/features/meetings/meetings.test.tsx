import {
  meetingEndpoints,
  meetingVisitEndpoints,
  type Meeting,
  type MeetingRoom,
} from '@muster/contracts';
import { axeFindings, fail, renderRemote, respond, screen, within } from '@muster/kit/testing';
import { api } from '../../api.ts';
import { routes } from '../../routes.tsx';

const planned: Meeting = {
  id: '64b0000000000000000000a1',
  name: 'kvda-mhrtq-wqzz',
  title: 'Technical interview',
  kind: 'vetting',
  status: 'in_progress',
  host: 'Noor Haddad',
  isHost: true,
  version: 3,
  startsAt: '2030-11-26T10:00:00.000Z',
  endsAt: '2030-11-26T11:00:00.000Z',
  opensAt: '2030-11-26T09:45:00.000Z',
  closesAt: '2030-11-26T12:00:00.000Z',
  startedAt: '2030-11-26T10:01:00.000Z',
  endedAt: null,
  notes: '',
  recordingAllowed: false,
  mayAllowRecording: false,
  allowedActions: ['end'],
};
const past: Meeting = {
  ...planned,
  id: '64b0000000000000000000a2',
  name: 'abcd-efghj-kmnp',
  title: 'Kick-off',
  status: 'ended',
  notes: 'Start on Monday.',
  allowedActions: [],
  isHost: false,
};

test('meetings are joined, read again and ended from the list', async () => {
  let isEnded = false;
  const { user, container, platform } = renderRemote(routes, {
    api,
    path: '/meetings',
    handlers: [
      respond(meetingEndpoints.list, () => ({
        upcoming: isEnded ? [] : [planned],
        past: [past],
      })),
      respond(meetingEndpoints.end, () => {
        isEnded = true;
        return { ...planned, status: 'ended' as const, allowedActions: [] };
      }),
    ],
  });
  const old = await screen.findByRole('region', { name: 'Past' });
  expect(within(old).queryByRole('button', { name: 'Copy guest link' })).toBeNull();
  await user.click(within(old).getByRole('button', { name: 'Notes' }));
  expect(screen.getByText('Start on Monday.')).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'End for everyone' }));
  const dialog = await screen.findByRole('dialog', { name: /End “Technical interview”/ });
  expect(within(dialog).getByText(/Everyone leaves the room/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'End for everyone' }));
  expect(await screen.findByText('Nothing is planned.')).toBeVisible();
  expect(platform.visited).toEqual([]);
});

const room: MeetingRoom = {
  name: planned.name,
  title: planned.title,
  agencyName: 'Northbeam Talent',
  host: 'Noor Haddad',
  status: 'in_progress',
  window: 'open',
  startedAt: null,
  startsAt: planned.startsAt,
  endsAt: planned.endsAt,
  opensAt: planned.opensAt,
  closesAt: planned.closesAt,
  me: {
    id: '64b0000000000000000000b1',
    name: 'Inês Duarte',
    role: 'guest',
    door: 'identity',
    identity: 'code_sent',
  },
  isHosted: true,
  isFull: false,
  people: [],
  waiting: [],
  chat: [],
  questions: [],
  notes: { text: '', version: 1 },
  mayHost: false,
  recording: null,
  mayRecord: false,
};

test('a guest says who they are, mistypes the code, and knocks instead', async () => {
  let door: MeetingRoom['me']['door'] = 'identity';
  const { user, container } = renderRemote(routes, {
    api,
    session: null,
    path: `/meetings/${planned.name}`,
    handlers: [
      respond(meetingEndpoints.card, () => ({
        title: planned.title,
        agencyName: 'Northbeam Talent',
        host: 'Noor Haddad',
        window: 'open' as const,
        startsAt: planned.startsAt,
        opensAt: planned.opensAt,
        recordingAllowed: false,
        places: 6,
      })),
      respond(meetingEndpoints.identity, () => ({ handle: 'handle-of-the-test' })),
      respond(meetingVisitEndpoints.read, () => ({ ...room, me: { ...room.me, door } })),
      respond(meetingVisitEndpoints.confirm, () =>
        fail('CODE_INVALID', { context: { triesLeft: 4 } }),
      ),
      respond(meetingVisitEndpoints.knock, () => {
        door = 'waiting';
        return { ...room, me: { ...room.me, door } };
      }),
    ],
  });
  await user.type(await screen.findByRole('textbox', { name: /Your name/ }), 'Inês Duarte');
  await user.type(screen.getByRole('textbox', { name: /e-mail/ }), 'ines@guest.test');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.type(await screen.findByRole('textbox', { name: /Code/ }), '123456');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(/You have 4 more tries/)).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Ask to be let in' }));
  // No device is available here: joining is possible without.
  expect(await screen.findByText(/No camera was found/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ask to come in' })).toBeEnabled();
});
