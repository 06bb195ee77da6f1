import {
  availabilityEndpoints,
  calendarEndpoints,
  calendarEventCreateSchema,
  candidateEndpoints,
  candidateRowSchema,
  overlapEndpoints,
  teamCalendarEndpoints,
  shiftDay,
  type CalendarEntry,
  type CalendarEvent,
  type Overlap,
} from '@muster/contracts';
import {
  axeFindings,
  fixtureFor,
  renderRemote,
  respond,
  screen,
  waitFor,
  within,
  type Handler,
} from '@muster/kit/testing';
import { api } from '../../api.ts';
import { TeamRoutes } from '../../routes.tsx';

const { list, read, move, create, cancel } = calendarEndpoints;
const id = '64b0000000000000000000c1';
const person = { id: '64b0000000000000000000c2', name: 'Ana Kovač' };
const entry: CalendarEntry = {
  key: 'event:1',
  kind: 'meeting',
  title: 'Pipeline review',
  days: null,
  startsAt: '2030-11-26T10:00:00.000Z',
  endsAt: '2030-11-26T11:00:00.000Z',
  isCancelled: false,
  people: [person],
  place: null,
  link: null,
  event: {
    id,
    version: 3,
    mayEdit: true,
    response: null,
    occurrence: '2030-11-26T10:00:00.000Z',
  },
};
const busy: CalendarEntry = {
  ...entry,
  key: 'event:2',
  kind: 'other',
  title: null,
  event: null,
  startsAt: '2030-11-27T10:00:00.000Z',
  endsAt: '2030-11-27T11:00:00.000Z',
};
const event: CalendarEvent = {
  ...fixtureFor(calendarEndpoints.read.response),
  id,
  version: 3,
  kind: 'meeting',
  title: 'Pipeline review',
  allDay: false,
  timeZone: 'UTC',
  startsAt: '2030-11-19T10:00:00.000Z',
  endsAt: '2030-11-19T11:00:00.000Z',
  recurrence: { frequency: 'weekly', interval: 1, count: 8 },
  organiser: person,
  attendees: [],
  isCancelled: false,
  mayEdit: true,
  response: null,
  job: null,
};
const show = (query = '', handlers: readonly Handler[] = []) =>
  renderRemote(<TeamRoutes />, {
    api,
    path: `/calendar?day=2030-11-26${query}`,
    handlers: [
      respond(list, () => ({ data: [entry, busy], isCut: false })),
      respond(read, () => event),
      respond(move, () => event),
      respond(create, () => event),
      respond(cancel, () => event),
      ...handlers,
    ],
  });

test('a week shows its events; one is moved by keyboard after asking which occurrences and whom to tell', async () => {
  const { user, network, container, platform } = show();
  const block = await screen.findByRole('button', { name: /Pipeline review/ });
  expect(screen.getByRole('button', { name: /^Busy/ })).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  block.focus();
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
  const dialog = await screen.findByRole('dialog', { name: /Move the event/ });
  expect(within(dialog).getByText(/New time: .*27 Nov.* \d\d:\d\d – \d\d:\d\d/)).toBeVisible();
  await user.click(within(dialog).getByRole('radio', { name: 'This and later' }));
  await user.click(within(dialog).getByRole('checkbox', { name: /E-mail the new time/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Move event' }));
  await waitFor(() => expect(platform.notices[0]?.text).toBe('The event was moved.'));
  expect(network.callsOf(move)[0]?.body).toMatchObject({
    reach: 'following',
    occurrence: entry.startsAt,
    version: 3,
    tellPeople: false,
    startsAt: '2030-11-27T10:00:00.000Z',
  });
});

test('a distant colleague’s day off appears on that day only, in order among local hours', async () => {
  const off: CalendarEntry = {
    ...busy,
    key: 'away:1',
    kind: 'time_off',
    title: 'Away',
    startsAt: '2030-11-26T11:00:00.000Z',
    endsAt: '2030-11-27T11:00:00.000Z',
    days: { firstDay: '2030-11-27', lastDay: '2030-11-27' },
  };
  const data = () => ({ data: [entry, off, { ...entry, key: 'event:3' }], isCut: false });
  const week = show('', [respond(list, data)]);
  await screen.findAllByRole('button', { name: /Pipeline review/ });
  expect(screen.getAllByRole('button', { name: 'Away' })).toHaveLength(1);
  week.unmount();
  show('&view=agenda', [respond(list, data)]);
  const wednesday = await screen.findByRole('region', { name: /27 Nov 2030/ });
  expect(within(wednesday).getByText('All day')).toBeVisible();
  const days = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(days).toEqual([expect.stringContaining('26 Nov'), expect.stringContaining('27 Nov')]);
});

test('one occurrence of a repeated event is cancelled, and the month view links to a day', async () => {
  const { user, network, platform } = show('&view=month');
  await user.click(await screen.findByRole('button', { name: /Pipeline review/ }));
  const drawer = await screen.findByRole('dialog', { name: 'Pipeline review' });
  expect(within(drawer).getByText(/every week, 8 times/)).toBeVisible();
  await user.click(within(drawer).getByRole('button', { name: 'Cancel event' }));
  const dialog = await screen.findByRole('dialog', { name: /Cancel the event/ });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel event' }));
  await waitFor(() => expect(platform.notices[0]?.text).toBe('The event was cancelled.'));
  expect(network.callsOf(cancel)[0]?.body).toMatchObject({
    reach: 'this',
    occurrence: entry.startsAt,
    version: 3,
    tellPeople: true,
  });
});

test('an event is created with its time and guests', async () => {
  const { user, network, platform } = show('&view=day&panel=new');
  const drawer = await screen.findByRole('dialog', { name: 'New event' });
  await user.click(within(drawer).getByRole('textbox', { name: /Title/ }));
  await user.paste('Call with Ana');
  await user.click(within(drawer).getByRole('button', { name: 'Add guest' }));
  await user.click(within(drawer).getByRole('textbox', { name: 'Name' }));
  await user.paste('Ana Reis');
  await user.click(within(drawer).getByRole('textbox', { name: 'E-mail' }));
  await user.paste('ana@people.test');
  await user.click(within(drawer).getByRole('button', { name: 'Create event' }));
  await waitFor(() => expect(platform.notices[0]?.text).toBe('The event was saved.'));
  expect(network.callsOf(create)[0]?.body).toMatchObject({
    title: 'Call with Ana',
    recurrence: null,
    visibility: 'default',
    tellPeople: true,
    guests: [{ name: 'Ana Reis', email: 'ana@people.test' }],
  });
});

test('changing the first day or start moves the end along', async () => {
  const { user, network } = show('&view=day&panel=new');
  const drawer = within(await screen.findByRole('dialog', { name: 'New event' }));
  await user.click(drawer.getByRole('textbox', { name: /Title/ }));
  await user.paste('Offsite');
  const firstDay = drawer.getByRole('textbox', { name: /First day/ });
  await user.clear(firstDay);
  await user.type(firstDay, '2030-12-09');
  await user.tab();
  await user.click(drawer.getByRole('combobox', { name: /From/ }));
  await user.click(await screen.findByRole('option', { name: '14:30' }));
  expect(drawer.getByRole('combobox', { name: /Until/ })).toHaveValue('15:30');
  await user.click(drawer.getByRole('button', { name: 'Create event' }));
  await waitFor(() => expect(network.callsOf(create)).toHaveLength(1));
  const sent = calendarEventCreateSchema.parse(network.callsOf(create)[0]?.body);
  const [begins, ends] = [sent.startsAt, sent.endsAt];
  expect(begins.slice(0, 10)).toBe('2030-12-09');
  expect(Date.parse(ends) - Date.parse(begins)).toBe(60 * 60_000);
});

test('an event of several days shows when it ends', async () => {
  const days = { ...event, recurrence: null, timeZone: 'UTC', allDay: true };
  const { user } = show('&view=month', [
    respond(read, () => ({
      ...days,
      startsAt: '2030-11-26T00:00:00.000Z',
      endsAt: '2030-11-29T00:00:00.000Z',
    })),
  ]);
  await user.click(await screen.findByRole('button', { name: /Pipeline review/ }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Pipeline review' }));
  expect(drawer.getByText('Tue 26 Nov 2030 – Thu 28 Nov 2030')).toBeVisible();
});

test('after a change of time zone, hours keep either their clock times or their moments', async () => {
  const { read: readHours, update } = availabilityEndpoints;
  const hours = {
    ...fixtureFor(readHours.response),
    weekly: [{ weekday: 1, from: '09:00', to: '17:00' }],
    overrides: [],
    version: 2,
    bufferBeforeMin: 0,
    bufferAfterMin: 10,
    timeZone: 'Asia/Kolkata',
    setIn: 'UTC',
  };
  const { user, network } = show('&panel=hours', [
    respond(readHours, () => hours),
    respond(update, () => ({ ...hours, setIn: null })),
  ]);
  expect(await screen.findByText(/Your time zone is now that of Kolkata/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep the moments (14:30 – 22:30)' }));
  await waitFor(() =>
    expect(network.callsOf(update).at(-1)?.body).toMatchObject({
      version: 2,
      weekly: [{ weekday: 1, from: '14:30', to: '22:30' }],
    }),
  );
});

test('common hours of two time zones are shown week by week, with weeks below the usual marked', async () => {
  const ana = { ...person, party: 'colleague' as const, timeZone: 'America/New_York' };
  const { user, network, container } = show(`&people=${person.id}`, [
    respond(overlapEndpoints.read, () => ({
      timeZone: 'Europe/Lisbon',
      usual: 900,
      people: [ana],
      weeks: [900, 900, 600, 900].map((minutes, index) => ({
        minutes,
        from: shiftDay('2027-03-01', 7 * index),
        hours: Array.from({ length: 24 }, (_hour, hour) => (hour === 14 ? minutes / 3 : 0)),
      })),
    })),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Common hours' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Common hours' }));
  await drawer.findByText(/Ana Kovač \(New York\)/);
  expect(network.callsOf(overlapEndpoints.read)[0]?.query).toEqual({ people: person.id });
  const stretches = drawer.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(stretches.slice(1)).toEqual([
    '1 Mar 2027 – 14 Mar 202715 h a week',
    '15 Mar 2027 – 21 Mar 202710 h a week · less than most weeks',
    '22 Mar 2027 – 28 Mar 202715 h a week',
  ]);
  expect(await axeFindings(container)).toEqual([]);
});

const team = {
  ...fixtureFor(teamCalendarEndpoints.list.response.shape.data.element),
  lead: person,
  people: 4,
  isOwn: true,
  feed: { isOn: false, since: null, url: null },
};

test('common hours include a candidate and a client, who are found by name', async () => {
  const [candidateId, clientId] = ['5'.repeat(24), '6'.repeat(24)];
  const asha = { id: candidateId, name: 'Asha Rao', timeZone: 'Asia/Kolkata' };
  const people: Overlap['people'] = [
    { ...asha, party: 'candidate' },
    { id: clientId, name: 'Acme', party: 'client', timeZone: 'America/Sao_Paulo' },
  ];
  const { user, network } = show('&panel=overlap', [
    respond(overlapEndpoints.read, () => ({
      timeZone: 'Europe/Lisbon',
      usual: 0,
      people,
      weeks: [{ from: '2027-03-01', minutes: 0, hours: Array.from({ length: 24 }, () => 0) }],
    })),
    respond(candidateEndpoints.list, () => ({
      ...fixtureFor(candidateEndpoints.list.response),
      data: [{ ...fixtureFor(candidateRowSchema), ...asha, number: 'C-000123' }],
    })),
  ]);
  const drawer = within(await screen.findByRole('dialog', { name: 'Common hours' }));
  expect(await drawer.findByText('Acme (Sao Paulo)')).toBeVisible();
  expect(drawer.getByText(/Of candidates and clients who set no hours/)).toBeVisible();
  expect(drawer.getByRole('combobox', { name: 'Add a client' })).toBeVisible();
  await user.type(drawer.getByRole('combobox', { name: 'Add a candidate' }), 'Asha');
  await user.click(await screen.findByRole('option', { name: 'Asha Rao · C-000123' }));
  await waitFor(() =>
    expect(network.callsOf(overlapEndpoints.read).at(-1)?.query).toEqual({
      candidates: candidateId,
    }),
  );
});

test('a team and the clocks of other zones are shown beside the user’s own calendar', async () => {
  const { user, network, container } = show('', [
    respond(teamCalendarEndpoints.list, () => ({ data: [team] })),
    respond(teamCalendarEndpoints.makeFeed, () => ({
      isOn: true,
      since: null,
      url: 'https://muster.test/feeds/secret.ics',
    })),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Layers and zones' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Layers and zones' }));
  await user.click(await drawer.findByRole('combobox', { name: /^Team/ }));
  await user.click(await screen.findByRole('option', { name: 'Ana Kovač (4 people)' }));
  await waitFor(() =>
    expect(network.callsOf(list).at(-1)?.query).toMatchObject({ team: person.id }),
  );
  await user.click(await drawer.findByRole('button', { name: 'Make an address' }));
  expect(await drawer.findByText('https://muster.test/feeds/secret.ics')).toBeVisible();
  await user.click(drawer.getByRole('combobox', { name: /^Clocks/ }));
  await user.keyboard('Tehran');
  await user.click(await screen.findByRole('option', { name: /Tehran/ }));
  expect(await drawer.findByText('Tehran')).toBeVisible();
  expect(screen.getAllByText(/^\d\d:30$/).length).toBeGreaterThanOrEqual(24);
  expect(await axeFindings(container)).toEqual([]);
});
