import { availabilityEndpoints, type HostHours } from '@muster/contracts';
import { createMusterApi } from '@muster/kit';
import {
  axeFindings,
  fixtureFor,
  renderRemote,
  respond,
  screen,
  waitFor,
  within,
} from '@muster/kit/testing';
import { CalendarProvider } from './calendar-context.tsx';
import { calendarBlockEndpoints } from './calendar-endpoints.ts';
import { HoursCard } from './hours-card.tsx';
import type { FindColleagues } from './other-days-fields.tsx';

const { read, update } = availabilityEndpoints;
const api = createMusterApi({ ...calendarBlockEndpoints });
const ada = { id: '64b0000000000000000000d1', name: 'Ada Okafor' };
const ben = { id: '64b0000000000000000000d2', name: 'Ben Weiss' };
const leave: HostHours['overrides'][number] = {
  kind: 'out_of_office',
  firstDay: '2030-03-04',
  lastDay: '2030-03-08',
  from: null,
  to: null,
  note: 'Skiing',
  substituteId: ada.id,
};
const hours: HostHours = {
  ...fixtureFor(read.response),
  weekly: [{ weekday: 1, from: '09:00', to: '17:00' }],
  overrides: [leave],
  version: 3,
  bufferBeforeMin: 0,
  bufferAfterMin: 10,
  maxPerDay: 4,
  maxPerWeek: 15,
  setIn: null,
  substitutes: [ada],
};
const findColleagues: FindColleagues = async () =>
  [ada, ben].map(({ id, name }) => ({ value: id, label: name }));

async function show(find?: FindColleagues) {
  const shown = renderRemote(
    <CalendarProvider api={api}>
      <HoursCard {...(find && { findColleagues: find })} />
    </CalendarProvider>,
    {
      api,
      session: 'recruiter',
      path: '/calendar',
      handlers: [respond(read, () => hours), respond(update, () => ({ ...hours, version: 4 }))],
    },
  );
  await screen.findByText('09:00 – 17:00');
  const card = screen.getByText('Ada Okafor takes over');
  expect(card).toBeVisible();
  await shown.user.click(screen.getByRole('button', { name: 'Edit weekly hours' }));
  const drawer = await screen.findByRole('dialog', { name: 'Weekly hours' });
  const choose = async (field: HTMLElement, option: string) => {
    await shown.user.click(field);
    await shown.user.click(await screen.findByRole('option', { name: option }));
  };
  return { ...shown, drawer, form: within(drawer), choose };
}
const lastOf = <T,>(all: readonly T[]): T => all.at(-1)!;

test('days away name the cover; hours on single days are busy or open', async () => {
  const { user, network, form, drawer, choose } = await show(findColleagues);
  expect(form.getByRole('combobox', { name: /Who takes over/ })).toHaveValue('Ada Okafor');
  expect(await axeFindings(drawer)).toEqual([]);
  await choose(form.getByRole('combobox', { name: /Who takes over/ }), 'Ben Weiss');

  await user.click(form.getByRole('button', { name: 'Add days' }));
  await choose(lastOf(form.getAllByRole('combobox', { name: /What is different/ })), 'Busy');
  await choose(lastOf(form.getAllByRole('combobox', { name: /^Until/ })), '11:00');
  await user.click(form.getByRole('button', { name: 'Add days' }));
  await choose(lastOf(form.getAllByRole('combobox', { name: /What is different/ })), 'Extra hours');
  expect(form.getAllByRole('combobox', { name: /Who takes over/ })).toHaveLength(2);

  const after = form.getByRole('textbox', { name: /Minutes after/ });
  await user.clear(after);
  await user.type(after, '20');
  const perDay = form.getByRole('textbox', { name: /On one day/ });
  await user.clear(perDay);
  await user.type(perDay, '2');
  await user.click(form.getByRole('button', { name: 'Save hours' }));
  await waitFor(() => expect(network.callsOf(update)).toHaveLength(1));
  expect(network.callsOf(update)[0]?.body).toMatchObject({
    version: 3,
    bufferBeforeMin: 0,
    bufferAfterMin: 20,
    maxPerDay: 2,
    maxPerWeek: 15,
    overrides: [
      { ...leave, substituteId: ben.id },
      { kind: 'busy', from: '09:00', to: '11:00', note: null, substituteId: null },
      { kind: 'open', from: '09:00', to: '17:00', note: null, substituteId: null },
    ],
  });
});

test('a user without possible covers is not asked for one, and existing entries stay', async () => {
  const { user, network, form } = await show();
  expect(form.queryByRole('combobox', { name: /Who takes over/ })).toBeNull();
  await user.clear(form.getByRole('textbox', { name: /^Note/ }));
  await user.click(form.getByRole('button', { name: 'Save hours' }));
  await waitFor(() =>
    expect(network.callsOf(update)[0]?.body).toMatchObject({
      overrides: [{ ...leave, note: null }],
    }),
  );
});

test('the editor opens at once, and shows the hours when they have been read', async () => {
  let answer = () => undefined as void;
  const isRead = new Promise<void>((resolve) => (answer = resolve));
  const { user } = renderRemote(
    <CalendarProvider api={api}>
      <HoursCard />
    </CalendarProvider>,
    {
      api,
      session: 'recruiter',
      path: '/calendar',
      handlers: [respond(read, () => isRead.then(() => hours))],
    },
  );
  await user.click(screen.getByRole('button', { name: 'Edit weekly hours' }));
  const loading = await screen.findByRole('dialog', { name: 'Weekly hours' });
  expect(within(loading).queryByRole('button', { name: 'Save hours' })).toBeNull();
  answer();
  expect(await screen.findByRole('button', { name: 'Save hours' })).toBeVisible();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});
