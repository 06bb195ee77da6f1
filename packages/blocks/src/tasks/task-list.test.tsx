import { taskEndpoints, taskSchema, userEndpoints, type Task } from '@muster/contracts';
import { createMusterApi } from '@muster/kit';
import {
  act,
  axeFindings,
  fixtureFor,
  renderRemote,
  respond,
  screen,
  waitFor,
  type Handler,
  type RenderRemoteOptions,
} from '@muster/kit/testing';
import { blockEndpoints } from '../block-endpoints.ts';
import { BlocksProvider } from '../blocks-context.tsx';
import { dayAfter } from './snooze-days.ts';
import { TaskList } from './task-list.tsx';

const api = createMusterApi(blockEndpoints);
const subject = { subjectType: 'candidate', subjectId: '64b000000000000000000011' } as const;
const robin = { id: '64b000000000000000000001', name: 'Robin Reyes' };
const task = (rest: Partial<Task> = {}) =>
  fixtureFor(taskSchema, {
    ...subject,
    id: '64b000000000000000000201',
    title: 'Ask for a reference',
    status: 'open',
    assignee: robin,
    version: 1,
    allowedActions: ['complete', 'snooze'],
    ...rest,
  });

const show = (
  handlers: Handler[],
  options: Partial<RenderRemoteOptions<typeof blockEndpoints>> = {},
) =>
  renderRemote(
    <BlocksProvider api={api}>
      <TaskList subject={subject} />
    </BlocksProvider>,
    { api, session: 'recruiter', handlers, ...options },
  );

test('a task is completed by its checkbox and reopened by Undo, each on the previous version', async () => {
  let current = task();
  const { user, platform, network } = show([
    respond(taskEndpoints.list, () => ({ data: current.status === 'done' ? [] : [current] })),
    respond(taskEndpoints.complete, () => {
      current = task({ status: 'done', version: 2, allowedActions: ['reopen'] });
      return current;
    }),
    respond(taskEndpoints.reopen, () => {
      current = task({ version: 3 });
      return current;
    }),
  ]);
  await user.click(await screen.findByRole('checkbox', { name: /Ask for a reference/ }));
  expect(await screen.findByText('No open tasks')).toBeVisible();
  expect(network.callsOf(taskEndpoints.complete)[0]?.body).toEqual({ version: 1 });
  await act(async () => platform.notices[0]?.undo?.());
  expect(await screen.findByRole('checkbox', { name: /Ask for a reference/ })).not.toBeChecked();
  expect(network.callsOf(taskEndpoints.reopen)[0]?.body).toEqual({ version: 2 });
});

test('a task is postponed to a day', async () => {
  const { user, network } = show([
    respond(taskEndpoints.list, () => ({ data: [task()] })),
    respond(taskEndpoints.snooze, ({ body }) =>
      task({ status: 'snoozed', snoozedUntil: body.until, allowedActions: ['wake'] }),
    ),
  ]);
  await user.click(
    await screen.findByRole('button', { name: 'Actions for “Ask for a reference”' }),
  );
  await user.click(await screen.findByRole('menuitem', { name: 'Snooze for a week' }));
  await waitFor(() => expect(network.callsOf(taskEndpoints.snooze)).toHaveLength(1));
  expect(network.callsOf(taskEndpoints.snooze)[0]?.body).toMatchObject({
    until: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
});

test('a snoozed task is snoozed again when completing or reopening it is undone', async () => {
  const waiting = { status: 'snoozed', snoozedUntil: '2036-05-06' } as const;
  const { user, platform, network } = show([
    respond(taskEndpoints.list, () => ({
      data: [task({ ...waiting, allowedActions: ['complete', 'wake'] })],
    })),
    respond(taskEndpoints.complete, () => task({ status: 'done', version: 2 })),
    respond(taskEndpoints.reopen, () => task({ version: 3 })),
    respond(taskEndpoints.wake, () => task({ version: 7 })),
    respond(taskEndpoints.snooze, () => task(waiting)),
  ]);
  await user.click(await screen.findByRole('checkbox', { name: /Ask for a reference/ }));
  await waitFor(() => expect(platform.notices[0]?.undo).toBeDefined());
  await act(async () => platform.notices[0]?.undo?.());
  await user.click(screen.getByRole('button', { name: 'Actions for “Ask for a reference”' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Reopen now' }));
  await waitFor(() => expect(platform.notices.at(-1)?.undo).toBeDefined());
  await act(async () => platform.notices.at(-1)?.undo?.());
  expect(network.callsOf(taskEndpoints.snooze).map(({ body }) => body)).toEqual([
    { version: 3, until: '2036-05-06' },
    { version: 7, until: '2036-05-06' },
  ]);
});

test('days are counted across month ends and clock changes', () => {
  expect(dayAfter('2026-02-28', 1)).toBe('2026-03-01');
  expect(dayAfter('2026-03-28', 1)).toBe('2026-03-29');
  expect(dayAfter('2026-12-31', 7)).toBe('2027-01-07');
});

test('a new task is assigned to the user unless a colleague is chosen', async () => {
  const { user, network, container } = show([
    respond(userEndpoints.options, () => []),
    respond(taskEndpoints.list, () => ({ data: [] })),
    respond(taskEndpoints.create, () => task()),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Add task' }));
  expect(await axeFindings(container)).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: /What is to be done/ }), 'Call back{Enter}');
  await waitFor(() => expect(network.callsOf(taskEndpoints.create)).toHaveLength(1));
  expect(network.callsOf(taskEndpoints.create)[0]?.body).toMatchObject({
    ...subject,
    title: 'Call back',
    assigneeId: robin.id,
  });
});

test('a read-only user gets tasks without buttons', async () => {
  show([respond(taskEndpoints.list, () => ({ data: [task({ allowedActions: [] })] }))], {
    session: 'staff_viewer',
  });
  expect(await screen.findByRole('checkbox', { name: /Ask for a reference/ })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Add task' })).not.toBeInTheDocument();
});
