import { clientScheduleEndpoints, type ClientScheduleRequests } from '@muster/contracts';
import {
  axeFindings,
  fixtureFor,
  renderRemote,
  respond,
  screen,
  waitFor,
  within,
} from '@muster/kit/testing';
import { api } from '../../../api.ts';
import { ProposedTimes } from './proposed-times.tsx';

const { list, freeTimes, propose, fix } = clientScheduleEndpoints;
const person = { id: '64b000000000000000000031', name: 'Valentina Sosa' };
const ada = { id: '64b0000000000000000000a1', name: 'Ada Client' };
const none: ClientScheduleRequests = {
  data: [],
  candidateTimeZone: 'America/Sao_Paulo',
  mayPropose: true,
  people: [ada],
};
const times = ['2027-03-01T13:00:00.000Z', '2027-03-01T14:00:00.000Z'].map((startsAt) => ({
  startsAt,
  endsAt: new Date(Date.parse(startsAt) + 45 * 60_000).toISOString(),
}));
const request = {
  ...fixtureFor(list.response.shape.data.element),
  id: '64b0000000000000000000b1',
  round: 'First talk',
  status: 'slots_proposed' as const,
  durationMin: 45,
  hosts: [ada],
  proposedBy: ada,
  offered: [],
  version: 3,
  windows: [{ startsAt: '2027-03-01T13:00:00.000Z', endsAt: '2027-03-01T14:00:00.000Z' }],
  mayFix: true,
  mayWithdraw: true,
};

test('several free times are chosen and sent, and a single one is not', async () => {
  const { user, network, container } = renderRemote(<ProposedTimes person={person} />, {
    api,
    session: 'client_manager',
    handlers: [
      respond(list, () => none),
      respond(freeTimes, () => ({ times, nearest: null })),
      respond(propose, () => request),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Propose times' }));
  const drawer = within(await screen.findByRole('dialog', { name: /Propose times to Valentina/ }));
  expect(drawer.getByText('Choose who takes part to see free times.')).toBeVisible();
  await user.click(drawer.getByRole('combobox', { name: /^Who takes part/ }));
  await user.click(await screen.findByRole('option', { name: 'Ada Client' }));
  await user.keyboard('{Escape}');
  const choose = async (at: number) => {
    await user.click(await screen.findByRole('combobox', { name: /^Times/ }));
    const option = (await screen.findAllByRole('option', { name: /Mar/ })).at(at);
    if (option) await user.click(option);
    await user.keyboard('{Escape}');
  };
  await choose(0);
  await user.click(screen.getByRole('button', { name: 'Send the times' }));
  expect(network.callsOf(propose)).toHaveLength(0);
  await choose(-1);
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Send the times' }));
  await waitFor(() => expect(network.callsOf(propose)).toHaveLength(1));
  expect(network.callsOf(propose)[0]?.body).toEqual({
    round: 'Interview',
    durationMin: 45,
    hostIds: [ada.id],
    place: 'platform_meeting',
    placeValue: null,
    message: null,
    offered: times.map(({ startsAt }) => startsAt),
    confirmHours: false,
  });
});

test('a chosen time that does not suit the changed length stays readable, and is said to be gone', async () => {
  const { user } = renderRemote(<ProposedTimes person={person} />, {
    api,
    session: 'client_manager',
    handlers: [
      respond(list, () => none),
      respond(freeTimes, ({ query }) => ({
        times: Number(query.durationMin) === 60 ? times.slice(1) : times,
        nearest: null,
      })),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Propose times' }));
  await screen.findByRole('dialog', { name: /Propose times to Valentina/ });
  const choose = async (field: RegExp, option: RegExp) => {
    await user.click(await screen.findByRole('combobox', { name: field }));
    const [found] = await screen.findAllByRole('option', { name: option });
    if (found) await user.click(found);
  };
  await choose(/^Who takes part/, /Ada Client/);
  // A list of which several are chosen stays open.
  await user.keyboard('{Escape}');
  await choose(/^Times/, /Mar/);
  await user.keyboard('{Escape}');
  await choose(/^Length/, /^60/);
  expect(await screen.findByText(/1 Mar 2027.*not free any more/)).toBeVisible();
  expect(screen.queryByText(/T13:00/)).not.toBeInTheDocument();
});

test('a time that the candidate proposes instead is accepted', async () => {
  const { user, network } = renderRemote(<ProposedTimes person={person} />, {
    api,
    session: 'client_manager',
    handlers: [respond(list, () => ({ ...none, data: [request] })), respond(fix, () => request)],
  });
  expect(await screen.findByText(/Valentina Sosa proposes instead:/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Choose one of these times: First talk' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose a time' }));
  await user.click(dialog.getByRole('button', { name: 'Fix the time and send invitations' }));
  await waitFor(() => expect(network.callsOf(fix)).toHaveLength(1));
  expect(network.callsOf(fix)[0]?.body).toEqual({
    version: 3,
    startsAt: '2027-03-01T13:00:00.000Z',
  });
});
