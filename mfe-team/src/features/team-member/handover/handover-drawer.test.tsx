import {
  handoverEndpoints,
  teamEndpoints,
  userEndpoints,
  jobEndpoints,
  todayEndpoints,
  type HandoverPack,
} from '@muster/contracts';
import {
  axeFindings,
  fixtureFor,
  renderRemote,
  respond,
  screen,
  within,
} from '@muster/kit/testing';
import { api } from '../../../api.ts';
import { TeamRoutes } from '../../../routes.tsx';
import { bruno } from '../member.fixtures.ts';

const rui = {
  ...bruno,
  kind: 'staff' as const,
  name: 'Rui Duarte',
  placements: [],
  candidateId: null,
  allowedActions: ['read_handover' as const],
};
const item = {
  about: null,
  isPromise: false,
  next: null,
  lastWordAt: null,
  href: '/candidates/64b000000000000000000011/profile',
};
const pack: HandoverPack = {
  person: { id: rui.userId, name: 'Rui Duarte' },
  groups: [
    {
      kind: 'jobs',
      total: 1,
      hidden: 1,
      data: [{ ...item, id: '64b000000000000000000021', label: 'Platform engineer' }],
    },
    {
      kind: 'tasks',
      total: 1,
      hidden: 0,
      data: [
        {
          ...item,
          id: '64b000000000000000000031',
          label: 'Send the contract',
          about: 'Ana Silva',
          isPromise: true,
          next: { what: 'due', on: '2026-01-05' },
        },
      ],
    },
  ],
  interviews: [
    {
      id: '64b000000000000000000041',
      title: 'Technical interview',
      candidate: 'Ana Silva',
      startsAt: '2030-01-05T10:00:00.000Z',
    },
  ],
  conversations: 2,
  successors: [
    {
      id: '64b000000000000000000051',
      name: 'Noor Haddad',
      isCover: true,
      openJobs: 2,
      inProcess: 5,
      late: 0,
    },
  ],
  mayHandOver: true,
};

const show = (changes: Partial<HandoverPack> = {}) =>
  renderRemote(<TeamRoutes />, {
    api,
    session: 'admin',
    path: `/team/${rui.id}/profile?edit=handover`,
    handlers: [
      respond(teamEndpoints.read, () => rui),
      respond(userEndpoints.options, () => []),
      respond(todayEndpoints.ofMember, () => ({
        ...fixtureFor(todayEndpoints.ofMember.response),
        meetings: [],
      })),
      respond(jobEndpoints.list, () => ({
        ...fixtureFor(jobEndpoints.list.response),
        data: [],
      })),
      respond(handoverEndpoints.read, () => ({ ...pack, ...changes })),
      respond(handoverEndpoints.give, () => ({
        to: { id: '64b000000000000000000051', name: 'Noor Haddad' },
        handed: { tasks: 1 },
      })),
    ],
  });

test('the handover pack shows open and upcoming work, and assigns it to the least busy colleague', async () => {
  const { user, network, container } = show();
  const drawer = within(await screen.findByRole('dialog', { name: /Handover pack of Rui Duarte/ }));
  expect(await drawer.findByRole('link', { name: 'Platform engineer' })).toBeVisible();
  expect(drawer.getByText(/1 that you may not open/)).toBeVisible();
  expect(drawer.getByText('Promise')).toBeVisible();
  expect(drawer.getByText('Technical interview')).toBeVisible();
  expect(drawer.getByText(/takes part in 2 conversations/)).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  await user.type(drawer.getByRole('textbox', { name: /^Note/ }), 'Ana starts on Monday.');
  await user.click(drawer.getByRole('button', { name: 'Hand over' }));
  expect(network.callsOf(handoverEndpoints.give)[0]?.body).toEqual({
    toUserId: '64b000000000000000000051',
    kinds: ['jobs', 'tasks'],
    note: 'Ana starts on Monday.',
  });
});

test('a user with read access cannot hand anything over, and an empty pack says so', async () => {
  const { unmount } = show({ mayHandOver: false, successors: [] });
  expect(await screen.findByRole('link', { name: 'Platform engineer' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Hand over' })).not.toBeInTheDocument();
  unmount();
  show({ groups: [], interviews: [], conversations: 0 });
  expect(await screen.findByText('Nothing to hand over')).toBeVisible();
});
