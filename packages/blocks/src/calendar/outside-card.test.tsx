import { outsideCalendarEndpoints, type OutsideCalendar } from '@muster/contracts';
import { createMusterApi } from '@muster/kit';
import {
  axeFindings,
  fail,
  renderRemote,
  respond,
  screen,
  waitFor,
  within,
  type Handler,
} from '@muster/kit/testing';
import { CalendarProvider } from './calendar-context.tsx';
import { calendarBlockEndpoints } from './calendar-endpoints.ts';
import { OutsideCard } from './outside-card.tsx';

const { list, create, refresh, remove } = outsideCalendarEndpoints;
const api = createMusterApi(calendarBlockEndpoints);
const family: OutsideCalendar = {
  id: '64b0000000000000000000d1',
  name: 'Family',
  host: 'calendar.google.com',
  status: 'current',
  failure: null,
  busyAhead: 12,
  readAt: '2026-11-22T09:00:00.000Z',
  triedAt: '2026-11-22T09:00:00.000Z',
};
const show = (data: readonly OutsideCalendar[], handlers: readonly Handler[] = []) =>
  renderRemote(
    <CalendarProvider api={api}>
      <OutsideCard />
    </CalendarProvider>,
    {
      api,
      handlers: [
        respond(list, () => ({ data: [...data] })),
        respond(create, () => ({ ...family, status: 'waiting' as const, readAt: null })),
        respond(refresh, () => family),
        respond(remove, () => ({ id: family.id })),
        ...handlers,
      ],
    },
  );
const rowOf = async (name: string) => within(await screen.findByRole('listitem', { name }));

test('a calendar is added by its address, including the one of a webcal link', async () => {
  const { user, network } = show([]);
  await user.click(await screen.findByRole('button', { name: 'Add a calendar' }));
  await user.type(screen.getByLabelText(/^Name/), 'Family');
  await user.type(screen.getByLabelText(/^Secret address/), 'http://calendar.example.com/a.ics');
  await user.click(screen.getByRole('button', { name: 'Add calendar' }));
  expect(network.callsOf(create)).toHaveLength(0);
  await user.clear(screen.getByLabelText(/^Secret address/));
  await user.type(screen.getByLabelText(/^Secret address/), 'webcal://calendar.example.com/a.ics');
  await user.click(screen.getByRole('button', { name: 'Add calendar' }));
  await waitFor(() => expect(network.callsOf(create)).toHaveLength(1));
  expect(network.callsOf(create)[0]?.body).toEqual({
    name: 'Family',
    url: 'https://calendar.example.com/a.ics',
  });
  await screen.findByRole('button', { name: 'Add a calendar' });
});

test('each calendar shows when it was read, what it holds, and why reading failed', async () => {
  const { container } = show([
    family,
    { ...family, id: '64b0000000000000000000d2', name: 'Club', status: 'failing', failure: 'gone' },
    { ...family, id: '64b0000000000000000000d3', name: 'School', status: 'waiting', readAt: null },
  ]);
  (await rowOf('Family')).getByText(/^Read: .*22 Nov.*12 busy times ahead\.$/);
  (await rowOf('Club')).getByText(/^Nothing is at this address.*22 Nov.*still counts\.$/);
  const school = await rowOf('School');
  school.getByText('Being read …');
  expect(school.getByRole('button', { name: 'Read School again' })).toBeDisabled();
  expect(await axeFindings(container)).toEqual([]);
});

test('a calendar is removed after its owner has read the consequences', async () => {
  const { user, network } = show([family]);
  await user.click((await rowOf('Family')).getByRole('button', { name: 'Remove Family' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText('To add it again you need its address.');
  expect(network.callsOf(remove)).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Remove calendar' }));
  await waitFor(() => expect(network.callsOf(remove)).toHaveLength(1));
});

test('after a calendar is removed, the focus is at the next one, and then at the button that adds', async () => {
  let data: OutsideCalendar[] = [
    family,
    { ...family, id: '64b0000000000000000000d2', name: 'Club' },
  ];
  const { user } = show(data, [
    respond(list, () => ({ data })),
    respond(remove, ({ params }) => {
      data = data.filter(({ id }) => id !== params.id);
      return params;
    }),
  ]);
  await user.click((await rowOf('Family')).getByRole('button', { name: 'Remove Family' }));
  await user.click(await screen.findByRole('button', { name: 'Remove calendar' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove Club' })).toHaveFocus());
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Remove calendar' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add a calendar' })).toHaveFocus());
});

test('a failed action is reported', async () => {
  const { user, platform } = show([family], [respond(refresh, () => fail('NOT_FOUND'))]);
  await user.click((await rowOf('Family')).getByRole('button', { name: 'Read Family again' }));
  await waitFor(() => expect(platform.notices[0]).toMatchObject({ kind: 'error' }));
});
