import {
  chatEndpoints,
  noteEndpoints,
  taskEndpoints,
  type ChatMessage,
  type ChatThread,
} from '@muster/contracts';
import {
  act,
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
import { api } from '../../api.ts';
import { TeamRoutes } from '../../routes.tsx';

const threadId = '64b0000000000000000000c1';
const person = (userId: string, name: string, isSelf = false) => ({
  userId,
  name,
  audience: 'staff' as const,
  isSelf,
  isHere: true,
  readSeq: 2,
});
const thread: ChatThread = {
  ...fixtureFor(chatEndpoints.read.response),
  id: threadId,
  kind: 'group',
  name: 'Engineering searches',
  unread: 1,
  closedAt: null,
  lastMessage: { author: 'Jonas Weber', text: 'Call the second one', isOwn: false },
  people: [
    person('64b0000000000000000000a1', 'Ana Kovač', true),
    person('64b0000000000000000000a2', 'Jonas Weber'),
  ],
  subject: {
    type: 'candidate',
    id: '64b0000000000000000000d1',
    label: 'Rui Alves',
    path: '/candidates/64b0000000000000000000d1/profile',
  },
  allowedActions: ['write', 'add', 'remove', 'leave', 'close'],
};
const message = (seq: number, changes: Partial<ChatMessage> = {}): ChatMessage => ({
  ...fixtureFor(chatEndpoints.edit.response),
  id: `64b0000000000000000000e${seq}`,
  threadId,
  seq,
  key: null,
  isOwn: false,
  author: { id: '64b0000000000000000000a2', name: 'Jonas Weber' },
  at: `2026-03-02T09:0${seq}:00.000Z`,
  body: `Message ${seq}`,
  mentions: [],
  links: [],
  files: [],
  replyTo: null,
  note: null,
  editedAt: null,
  removedAt: null,
  allowedActions: [],
  version: 1,
  ...changes,
});
const own = {
  isOwn: true,
  author: { id: '64b0000000000000000000a1', name: 'Ana Kovač' },
  allowedActions: ['edit', 'remove'] as ChatMessage['allowedActions'],
};

function show(path: string, handlers: Handler[] = [], messages = [message(1), message(2, own)]) {
  return renderRemote(<TeamRoutes />, {
    api,
    session: 'recruiter',
    path,
    handlers: [
      respond(chatEndpoints.threads, () => ({ data: [thread], nextCursor: null })),
      respond(chatEndpoints.read, () => thread),
      respond(chatEndpoints.messages, () => ({
        data: messages,
        hasOlder: false,
        hasNewer: false,
      })),
      respond(chatEndpoints.markRead, () => ({ unread: 0 })),
      ...handlers,
    ],
  });
}
const at = `/chat?thread=${threadId}`;
const log = async () => within(await screen.findByRole('log'));

test('a conversation of two shows the other person’s photo in the list', async () => {
  const photo = '/api/v1/users/64b0000000000000000000a2/photo/64b0000000000000000000f1';
  const [self, other] = thread.people.map((one) => ({ ...one, photo: `${photo}${one.isSelf}` }));
  if (!self || !other) throw new Error('There are two people');
  const direct: ChatThread = { ...thread, kind: 'direct', name: other.name, people: [self, other] };
  const { container } = show('/chat', [
    respond(chatEndpoints.threads, () => ({ data: [direct], nextCursor: null })),
  ]);
  const row = await screen.findByRole('link', { name: /Jonas Weber/ });
  expect(row.querySelector('img')).toHaveAttribute('src', other.photo);
  expect(container.querySelector(`img[src="${self.photo}"]`)).toBeNull();
});

test('a conversation is found in the list, read, and marked as read', async () => {
  const { container, user, network } = show('/chat');
  const row = await screen.findByRole('link', { name: /Engineering searches.*1 unread message/ });
  await user.click(row);
  expect(await (await log()).findByText('Message 1')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Rui Alves' })).toBeVisible();
  expect(screen.getByText('Read by Jonas Weber')).toBeVisible();
  await waitFor(() => expect(network.callsOf(chatEndpoints.markRead)[0]?.body).toEqual({ seq: 2 }));
  expect(await axeFindings(container)).toEqual([]);
});

test('Enter sends a message with its mentions, and without a connection it waits', async () => {
  let isDown = true;
  const sent: ChatMessage[] = [message(1)];
  const { user, network } = show(
    at,
    [
      respond(chatEndpoints.send, ({ body }) => {
        if (isDown) return fail('UNAVAILABLE');
        const written = message(3, { ...own, key: body.key, body: body.body });
        sent.push(written);
        return written;
      }),
    ],
    sent,
  );
  await (await log()).findByText('Message 1');
  const field = screen.getByRole('textbox', { name: 'Write a message' });
  await user.type(field, 'Thanks @Jon{Enter}and more{Shift>}{Enter}{/Shift}below{Enter}');
  const body = 'Thanks @Jonas Weber and more\nbelow';
  expect(await screen.findByText('Waiting for the connection')).toBeVisible();
  expect(field).toHaveValue('');
  isDown = false;
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  await waitFor(() => expect(screen.queryByText('Waiting for the connection')).toBeNull());
  const calls = network.callsOf(chatEndpoints.send);
  expect(calls.at(-1)?.body).toMatchObject({ body, mentions: ['64b0000000000000000000a2'] });
  expect(new Set(calls.map(({ body: asked }) => (asked as { key: string }).key)).size).toBe(1);
});

test('a promise to an external person is shown below the text, but none among colleagues', async () => {
  const outside: ChatThread = {
    ...thread,
    people: [
      ...thread.people,
      { ...person('64b0000000000000000000a3', 'Rui Alves'), audience: 'candidate' },
    ],
  };
  const { user, unmount } = show(at, [respond(chatEndpoints.read, () => outside)]);
  await user.click(await screen.findByRole('textbox', { name: 'Write a message' }));
  await user.paste('You hear from me @promise tomorrow');
  const tracked = within(await screen.findByRole('group', { name: 'Promises in this text' }));
  expect(tracked.getByText(/You hear from me/)).toBeVisible();
  unmount();
  show(at);
  expect(await screen.findByRole('textbox', { name: 'Write a message' })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Promises in this text' })).toBeNull();
});

test('a message becomes a task and a note on the record of the conversation', async () => {
  const { user, network, platform } = show(at, [
    respond(taskEndpoints.create, () => fixtureFor(taskEndpoints.create.response)),
    respond(noteEndpoints.create, () => fixtureFor(noteEndpoints.create.response)),
  ]);
  const article = within(await (await log()).findByRole('article', { name: 'Jonas Weber' }));
  const choose = async (name: string) => {
    await user.click(article.getByRole('button', { name: 'Actions on this message' }));
    await user.click(await screen.findByRole('menuitem', { name }));
  };
  await choose('Make a task');
  await user.click(await screen.findByRole('button', { name: 'Make task' }));
  const subject = { subjectType: 'candidate', subjectId: '64b0000000000000000000d1' };
  await waitFor(() =>
    expect(network.callsOf(taskEndpoints.create)[0]?.body).toMatchObject({
      ...subject,
      title: 'Message 1',
      note: expect.stringContaining(`/chat?thread=${threadId}&message=`),
    }),
  );
  await choose('Save as note');
  await user.click(await screen.findByRole('button', { name: 'Save note' }));
  await waitFor(() =>
    expect(network.callsOf(noteEndpoints.create)[0]?.body).toMatchObject({
      ...subject,
      body: expect.stringContaining('<p>Message 1</p>'),
    }),
  );
  expect(platform.notices.map(({ text }) => text)).toEqual([
    'The task was made.',
    'The note was saved.',
  ]);
});

test('a user’s message is edited in place, and a removed one leaves a tombstone', async () => {
  const { user, network } = show(
    at,
    [respond(chatEndpoints.edit, () => message(2, own))],
    [message(1, { body: null, removedAt: '2026-03-02T09:05:00.000Z' }), message(2, own)],
  );
  expect(await (await log()).findByText('This message was removed.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Actions on this message' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const field = screen.getByRole('textbox', { name: 'Edit message' });
  await user.clear(field);
  await user.type(field, 'Better');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(network.callsOf(chatEndpoints.edit)[0]?.body).toMatchObject({
      version: 1,
      body: 'Better',
    }),
  );
});

test('a message is removed after a confirmation', async () => {
  const { user, network } = show(
    at,
    [respond(chatEndpoints.remove, () => message(2, { ...own, body: null }))],
    [message(2, own)],
  );
  await log();
  await user.click(screen.getByRole('button', { name: 'Actions on this message' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove the message?' }));
  expect(network.callsOf(chatEndpoints.remove)).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Remove message' }));
  await waitFor(() =>
    expect(network.callsOf(chatEndpoints.remove)[0]?.body).toEqual({ version: 1 }),
  );
});

test('a user without conversations starts one, and an unknown one leads back', async () => {
  const nothing = respond(chatEndpoints.threads, () => ({ data: [], nextCursor: null }));
  const contact = {
    ...fixtureFor(chatEndpoints.contacts.response.shape.data.element),
    name: 'Rita Sousa',
    role: 'recruiter' as const,
    detail: null,
  };
  const { user, network } = renderRemote(<TeamRoutes />, {
    api,
    session: 'candidate',
    path: `/chat?thread=${threadId}`,
    handlers: [
      nothing,
      respond(chatEndpoints.read, () => fail('NOT_FOUND')),
      respond(chatEndpoints.contacts, () => ({ data: [contact] })),
      respond(chatEndpoints.open, () => thread),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Show all conversations' }));
  expect(await screen.findByText('Write to your recruiter.')).toBeVisible();
  const [start] = screen.getAllByRole('button', { name: 'New conversation' }).slice(-1);
  await user.click(start as HTMLElement);
  const drawer = within(await screen.findByRole('dialog', { name: 'New conversation' }));
  await user.click(drawer.getByRole('combobox', { name: /To/ }));
  await user.click(await screen.findByRole('option', { name: /Rita Sousa/ }));
  await user.type(drawer.getByRole('textbox', { name: /Message/ }), 'Hello Rita');
  await user.click(drawer.getByRole('button', { name: 'Send message' }));
  await waitFor(() =>
    expect(network.callsOf(chatEndpoints.open)[0]?.body).toMatchObject({
      people: [contact.assignmentId],
      message: { body: 'Hello Rita' },
    }),
  );
});

test('older messages that could not be loaded are loaded on demand', async () => {
  let isDown = true;
  const { user } = show(at, [
    respond(chatEndpoints.messages, ({ query }) => {
      if (query.before === undefined)
        return { data: [message(3)], hasOlder: true, hasNewer: false };
      if (isDown) return fail('INTERNAL');
      return { data: [message(1), message(2)], hasOlder: false, hasNewer: false };
    }),
  ]);
  const again = await screen.findByRole('button', { name: 'Load older messages again' });
  expect((await log()).getByText('Message 3')).toBeVisible();
  isDown = false;
  await user.click(again);
  expect(await (await log()).findByText('Message 1')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Load older messages again' })).toBeNull();
});
