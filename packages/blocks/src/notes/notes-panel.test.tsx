import { noteEndpoints, userEndpoints, type Note } from '@muster/contracts';
import { createMusterApi } from '@muster/kit';
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
  type RenderRemoteOptions,
} from '@muster/kit/testing';
import { blockEndpoints } from '../block-endpoints.ts';
import { BlocksProvider } from '../blocks-context.tsx';
import { NotesPanel } from './notes-panel.tsx';

const api = createMusterApi(blockEndpoints);
const subject = { subjectType: 'candidate', subjectId: '64b000000000000000000011' } as const;
const robin = { id: '64b000000000000000000001', name: 'Robin Reyes' };
const li = { id: '64b000000000000000000002', name: 'Li Chen' };
const idOf = (n: number) => `64b0000000000000000001${String(n).padStart(2, '0')}`;

const makeNote = (n: number, rest: Partial<Note> = {}): Note =>
  fixtureFor(noteEndpoints.read.response, {
    ...subject,
    id: idOf(n),
    body: `<p>Note ${n}</p>`,
    author: robin,
    createdAt: '2026-03-02T09:00:00.000Z',
    version: 1,
    ...rest,
  });
const listOf = (data: Note[], pinned: Note[] = [], nextCursor: string | null = null) => ({
  pinned,
  data,
  page: { ...fixtureFor(noteEndpoints.list.response).page, nextCursor },
  mayWrite: true,
});

function show(
  handlers: Handler[],
  options: Partial<RenderRemoteOptions<typeof blockEndpoints>> = {},
) {
  return renderRemote(
    <BlocksProvider api={api}>
      <NotesPanel subject={subject} />
    </BlocksProvider>,
    { api, session: 'recruiter', handlers, path: '/candidates/1/profile/notes', ...options },
  );
}
const articles = () => screen.getAllByRole('article').map(({ textContent }) => textContent);
const openMenu = async (user: ReturnType<typeof show>['user'], item: string) => {
  await user.click(await screen.findByRole('button', { name: /Actions for the note by/ }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

test('shows pinned notes first, with readers, follow-ups, corrections and removed notes', async () => {
  const { container } = show([
    respond(noteEndpoints.list, () =>
      listOf(
        [
          makeNote(2, {
            visibility: 'private',
            kind: 'call',
            editedAt: '2026-03-02T10:00:00.000Z',
            followUp: { taskId: idOf(90), on: '2026-03-09', assignee: li, done: true },
            corrections: [
              {
                id: idOf(80),
                body: '<p>It was Tuesday.</p>',
                author: li,
                at: '2026-03-05T09:00:00.000Z',
              },
            ],
          }),
          makeNote(3, {
            body: null,
            removed: { by: 'Li Chen', at: '2026-03-03T09:00:00.000Z' },
          }),
        ],
        [makeNote(1, { pinned: true })],
      ),
    ),
  ]);
  await waitFor(() => expect(articles()).toHaveLength(2));
  expect(articles()[0]).toContain('Note 1');
  const second = screen.getAllByRole('article')[1];
  if (!second) throw new Error('The second note is missing');
  for (const text of ['Private', 'Call', 'edited', 'Followed up by Li Chen', 'It was Tuesday.'])
    expect(within(second).getByText(text)).toBeVisible();
  expect(screen.getByText(/Note removed by Li Chen/)).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
});

test('explains the empty list, and a filter without matches offers all kinds', async () => {
  const { user } = show([respond(noteEndpoints.list, () => listOf([]))]);
  expect(await screen.findByText('No notes yet')).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Kind of note' }));
  await user.click(await screen.findByRole('option', { name: 'Call' }));
  expect(await screen.findByText('No notes of this kind')).toBeVisible();
  expect(window.location.search).toBe('?noteKind=call');
  await user.click(screen.getByRole('button', { name: 'Show all kinds' }));
  expect(await screen.findByText('No notes yet')).toBeVisible();
});

test('loads older notes page by page', async () => {
  const { user } = show([
    respond(noteEndpoints.list, ({ query }) =>
      query.cursor === 'older' ? listOf([makeNote(2)]) : listOf([makeNote(1)], [], 'older'),
    ),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Load older notes' }));
  await waitFor(() => expect(articles()).toHaveLength(2));
  expect(screen.queryByRole('button', { name: 'Load older notes' })).not.toBeInTheDocument();
});

test('a read-only user gets no composer', async () => {
  show([respond(noteEndpoints.list, () => listOf([]))], { session: 'staff_viewer' });
  expect(await screen.findByText('Notes from the team appear here.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Write a note/ })).not.toBeInTheDocument();
});

async function writeNote(user: ReturnType<typeof show>['user'], text: string) {
  await user.click(await screen.findByRole('button', { name: /Write a note/ }));
  await user.click(await screen.findByRole('textbox', { name: 'Note' }));
  await user.keyboard(text);
}
const people = respond(userEndpoints.options, () => [{ ...li, roles: ['recruiter' as const] }]);

test('a new note appears at once and stays once the server has stored it', async () => {
  const notes: Note[] = [];
  let release = () => {};
  const waiting = new Promise<void>((resolve) => (release = resolve));
  const { user, network } = show([
    people,
    respond(noteEndpoints.list, () => listOf(notes)),
    respond(noteEndpoints.create, async ({ body }) => {
      await waiting;
      notes.push(makeNote(7, { body: body.body }));
      return { note: makeNote(7), mentionsWithoutAccess: [] };
    }),
  ]);
  await writeNote(user, 'Wants remote work');
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  expect(await screen.findByText('Saving …')).toBeVisible();
  expect(screen.getByText('Wants remote work')).toBeVisible();
  release();
  await waitFor(() => expect(screen.queryByText('Saving …')).not.toBeInTheDocument());
  expect(await screen.findByRole('article')).toHaveTextContent('Wants remote work');
  expect(screen.getAllByText('Wants remote work')).toHaveLength(1);
  expect(network.callsOf(noteEndpoints.create)[0]?.body).toMatchObject({
    ...subject,
    body: '<p>Wants remote work</p>',
    kind: 'general',
    visibility: 'team',
    followUp: null,
  });
});

test('a refused note keeps its text and says why; a retry cannot write it twice', async () => {
  let refused = true;
  const { user, platform, network } = show([
    people,
    respond(noteEndpoints.list, () => listOf([])),
    respond(noteEndpoints.create, () =>
      refused ? fail('PIN_LIMIT') : { note: makeNote(7), mentionsWithoutAccess: [li] },
    ),
  ]);
  await writeNote(user, 'Pin me');
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  expect(await screen.findByText(/Three notes are pinned already/)).toBeVisible();
  expect(screen.getByText('Pin me')).toBeVisible();
  expect(platform.unsaved()).not.toBeNull();

  refused = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(platform.unsaved()).toBeNull());
  const keys = network
    .callsOf(noteEndpoints.create)
    .map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(platform.notices[0]?.text).toContain('Li Chen cannot open this record');
});

test('deleting asks in place of the note, says what stays, and sends the version seen', async () => {
  const { user, platform, network } = show([
    respond(noteEndpoints.list, () =>
      listOf([makeNote(1, { version: 4, allowedActions: ['edit', 'delete'] })]),
    ),
    respond(noteEndpoints.delete, () => makeNote(1)),
  ]);
  await openMenu(user, 'Delete');
  const question = await screen.findByRole('alertdialog', { name: 'Delete this note?' });
  expect(question).toHaveTextContent('“Note removed by Robin Reyes” stays in its place');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Actions for the note by/ })).toHaveFocus();

  await openMenu(user, 'Delete');
  await user.click(await screen.findByRole('button', { name: 'Delete note' }));
  await waitFor(() => expect(platform.notices[0]?.text).toBe('Note removed'));
  expect(network.callsOf(noteEndpoints.delete)[0]?.body).toEqual({ version: 4 });
});

test('editing sends only what changed', async () => {
  const { user, network } = show([
    people,
    respond(noteEndpoints.list, () =>
      listOf([makeNote(1, { version: 4, allowedActions: ['edit'] })]),
    ),
    respond(noteEndpoints.update, () => ({ note: makeNote(1), mentionsWithoutAccess: [] })),
  ]);
  await openMenu(user, 'Edit');
  const form = await screen.findByRole('form', { name: 'Edit note' });
  await user.click(within(form).getByRole('combobox', { name: 'Kind' }));
  await user.click(await screen.findByRole('option', { name: 'Meeting' }));
  await user.click(within(form).getByRole('button', { name: 'Save note' }));
  await waitFor(() => expect(screen.queryByRole('form')).not.toBeInTheDocument());
  expect(network.callsOf(noteEndpoints.update)[0]?.body).toEqual({
    version: 4,
    changes: { kind: 'meeting' },
  });
});

test('after 24 hours a correction is added instead', async () => {
  const { user, network } = show([
    people,
    respond(noteEndpoints.list, () => listOf([makeNote(1, { allowedActions: ['correct'] })])),
    respond(noteEndpoints.correct, () => makeNote(1)),
  ]);
  await openMenu(user, 'Add correction');
  await user.click(await screen.findByRole('textbox', { name: 'Correction' }));
  await user.keyboard('It was Tuesday');
  await user.click(screen.getByRole('button', { name: 'Add correction' }));
  await waitFor(() => expect(network.callsOf(noteEndpoints.correct)).toHaveLength(1));
  expect(network.callsOf(noteEndpoints.correct)[0]?.body).toEqual({
    version: 1,
    body: '<p>It was Tuesday</p>',
  });
});

const soughtPath = `/candidates/1/profile/notes?note=${idOf(70)}`;
const sought = () => screen.findByRole('group', { name: 'The note you opened' });

test('shows the note from the address before all others until it is closed', async () => {
  const { user, container } = show(
    [
      respond(noteEndpoints.list, () => listOf([makeNote(1)])),
      respond(noteEndpoints.read, () => makeNote(70, { body: '<p>Said so years ago</p>' })),
    ],
    { path: soughtPath },
  );
  expect(await within(await sought()).findByText('Said so years ago')).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Close this note' }));
  await waitFor(() => expect(screen.queryByText('Said so years ago')).not.toBeInTheDocument());
  expect(window.location.search).toBe('');
  expect(articles()).toHaveLength(1);
});

test.each([
  ['is hidden or gone', respond(noteEndpoints.read, () => fail('NOT_FOUND'))],
  ['hangs elsewhere', respond(noteEndpoints.read, () => makeNote(70, { subjectId: idOf(99) }))],
  [
    'was removed',
    respond(noteEndpoints.read, () =>
      makeNote(70, { body: null, removed: { by: 'Li Chen', at: '2026-03-03T09:00:00.000Z' } }),
    ),
  ],
])('says so when the note from the address %s', async (_what, handler) => {
  show([respond(noteEndpoints.list, () => listOf([makeNote(1)])), handler], { path: soughtPath });
  expect(await within(await sought()).findByText(/no longer here/)).toBeVisible();
  expect(await screen.findByText('Note 1')).toBeVisible();
});

test('a note that fails to load can be retried', async () => {
  let isDown = true;
  const { user } = show(
    [
      respond(noteEndpoints.list, () => listOf([])),
      respond(noteEndpoints.read, () => (isDown ? fail('UNAVAILABLE') : makeNote(70))),
    ],
    { path: soughtPath },
  );
  const retry = await within(await sought()).findByRole('button', { name: /again/i });
  isDown = false;
  await user.click(retry);
  expect(await within(await sought()).findByText('Note 70')).toBeVisible();
});
