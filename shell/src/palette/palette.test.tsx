import {
  authEndpoints,
  permissionsOf,
  platformEndpoints,
  searchEndpoints,
  type Role,
  type SearchHit,
} from '@muster/contracts';
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
import { actingAsLi, signedIn } from '../account/account.fixtures.ts';
import { LeaveDialog } from '../platform/leave-dialog.tsx';
import { bus, createPlatform } from '../platform/shell-platform.ts';
import type { SignedIn } from '../routing/home-path.ts';
import { knownSession, setSession } from '../session/session-store.ts';
import { PaletteTrigger } from './palette-trigger.tsx';
import { readRecent, recentKeyOf, rememberRecord } from './recent-records.ts';

const { find, recent } = searchEndpoints;
const id = (n: number) => n.toString(16).padStart(24, '0');

const hit = (changes: Partial<SearchHit> & Pick<SearchHit, 'title'>): SearchHit => ({
  kind: 'candidate',
  id: id(1),
  number: null,
  subtitle: null,
  status: 'active',
  score: 1,
  ...changes,
});
const mateus = hit({ title: 'Mateus Ferreira', number: 'C-000001', subtitle: 'Staff engineer' });
const job = hit({ kind: 'job', id: id(2), title: 'Material engineer', status: 'open' });

const ready = { state: 'ready', ageSeconds: 0 } as const;
const building = { state: 'building', ageSeconds: 0 } as const;
const answers = (...hits: SearchHit[]) => respond(find, () => ({ hits, index: ready }));
const nothing = [
  respond(platformEndpoints.remotes, () => ({ remotes: [] })),
  respond(recent, () => ({ hits: [] })),
  answers(),
];

function open(options: { session?: SignedIn; path?: string; handlers?: Handler[] } = {}) {
  const { session = signedIn(), path = '/candidates', handlers = [] } = options;
  if (!session.active) throw new Error('nobody works without a role');
  setSession(session);
  return renderRemote(
    <>
      <textarea aria-label="A note" />
      <PaletteTrigger
        look={session.active.audience === 'staff' ? 'field' : 'lens'}
        session={session}
        active={session.active}
        pathname={path}
      />
      <LeaveDialog />
    </>,
    { session: null, path, handlers: [...nothing, ...handlers], keyDelay: 0 },
  );
}

function as(role: Role): SignedIn {
  const session = signedIn();
  return signedIn({
    active: session.active && { ...session.active, role, permissions: permissionsOf(role) },
  });
}

const ctrlK = '{Control>}k{/Control}';
const field = () => screen.findByRole('combobox');
const lines = (name: string) =>
  within(screen.getByRole('group', { name }))
    .getAllByRole('option')
    .map((line) => line.textContent);
const chosen = () => screen.getByRole('option', { selected: true });
const shows = (address: string) =>
  waitFor(() => expect(window.location.pathname + window.location.search).toBe(address));

afterEach(() => window.localStorage.clear());
afterAll(() => bus.close());

test('Ctrl+K opens from inside a text field; Esc closes and returns the focus to the field', async () => {
  const { user } = open();
  const note = screen.getByRole('textbox', { name: 'A note' });
  await user.click(note);
  await user.keyboard(`abc${ctrlK}`);
  await waitFor(async () => expect(await field()).toHaveFocus());
  expect(screen.getByRole('dialog')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(note).toHaveFocus());
  expect(note).toHaveValue('abc');
});

test('letters typed before the palette has opened are in its field', async () => {
  const { user } = open({ handlers: [answers(mateus)] });
  await user.keyboard(`${ctrlK}mat`);
  expect(await field()).toHaveValue('mat');
});

test('people in the results have photos, others initials', async () => {
  const photo = `/api/v1/candidates/${id(1)}/photo/${id(9)}`;
  const { user } = open({ handlers: [answers({ ...mateus, photo }, job)] });
  await user.keyboard(`${ctrlK}mate`);
  const people = await screen.findByRole('group', { name: 'People' });
  expect(people.querySelector('img')).toHaveAttribute('src', photo);
  expect(screen.getByRole('group', { name: 'Jobs' }).querySelector('img')).toBeNull();
});

test('a name and Enter open the record, however fast they are typed', async () => {
  const { user } = open({ handlers: [answers(mateus, job)] });
  await user.keyboard(`${ctrlK}mat{Enter}`);
  await shows(`/candidates/${id(1)}/profile`);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('results are grouped, with number, context and state, and matches are highlighted', async () => {
  const { user } = open({ handlers: [answers(mateus, job)] });
  await user.keyboard(`${ctrlK}mate`);
  await screen.findByRole('group', { name: 'People' });
  expect(lines('People')).toEqual([expect.stringMatching(/Mateus Ferreira.*C-000001.*Staff/)]);
  expect(chosen()).toHaveTextContent('Active');
  expect(chosen().querySelector('mark')).toHaveTextContent(/^Mate$/);
  expect(lines('Jobs')).toEqual([expect.stringContaining('Material engineer')]);
  expect(screen.getByText('2 results')).toHaveAttribute('role', 'status');
  expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
});

test('a note is shown with its record, author and passage, and opens there', async () => {
  const note = hit({
    kind: 'note',
    id: id(4),
    title: 'Mateus Ferreira',
    subtitle: 'Nell Hart',
    status: null,
    note: {
      subjectType: 'candidate',
      subjectId: id(1),
      writtenAt: '2026-03-02T09:00:00.000Z',
      passage: { text: 'Prefers a call in the morning', marks: [[10, 14]] },
    },
  });
  const { user } = open({ handlers: [answers(note, mateus)] });
  await user.keyboard(`${ctrlK}call`);
  await screen.findByRole('group', { name: 'Notes' });
  expect(lines('Notes')).toEqual([
    expect.stringMatching(/Mateus Ferreira.*Nell Hart · .*2026.*Prefers a call in the morning/),
  ]);
  const line = within(screen.getByRole('group', { name: 'Notes' })).getByRole('option');
  expect(line.querySelector('mark')).toHaveTextContent(/^call$/);
  await user.click(line);
  await shows(`/candidates/${id(1)}/profile/notes?note=${id(4)}`);
});

test('a record without its own screen leads to its list with the name in the search', async () => {
  const member = hit({ kind: 'teamMember', id: id(3), title: 'Maria Terzi' });
  const { user } = open({ handlers: [answers(member)] });
  await user.keyboard(`${ctrlK}maria{Enter}`);
  await shows('/team?q=Maria+Terzi');
});

test('letters typed quickly send one request, and the response to older ones is dropped', async () => {
  let answerFirst = () => undefined as void;
  const first = new Promise<void>((resolve) => {
    answerFirst = resolve;
  });
  const { user, network } = open({
    handlers: [
      respond(find, async ({ query }) => {
        if (query.q === 'ma') await first;
        return { hits: query.q === 'ma' ? [job] : [mateus], index: ready };
      }),
    ],
  });
  await user.keyboard(`${ctrlK}ma`);
  await waitFor(() => expect(network.callsOf(find)).toHaveLength(1));
  await user.keyboard('teus');
  expect(await screen.findByRole('option', { name: /Mateus/ })).toBeVisible();
  answerFirst();
  await expect(screen.findByRole('option', { name: /Material/ }, { timeout: 300 })).rejects.toThrow(
    'Unable to find',
  );
  expect(network.callsOf(find).map(({ query }) => query)).toEqual([
    expect.objectContaining({ q: 'ma' }),
    expect.objectContaining({ q: 'mateus' }),
  ]);
});

test('an action of a record: Tab, a word, Enter opens the overlay', async () => {
  const { user } = open({ handlers: [answers(mateus)] });
  await user.keyboard(`${ctrlK}mateus`);
  await screen.findByRole('option', { name: /Mateus/ });
  await user.keyboard('{Tab}');
  expect(await field()).toHaveAccessibleDescription(/Mateus Ferreira/);
  expect(lines('This candidate')).not.toContain('Delete candidate');
  await user.keyboard('rates{Enter}');
  await shows(`/candidates/${id(1)}/edit/rates-np-open-to`);
});

test('Esc returns from the actions of a record to the typed text', async () => {
  const { user } = open({ handlers: [answers(mateus)] });
  await user.keyboard(`${ctrlK}mateus`);
  await screen.findByRole('option', { name: /Mateus/ });
  await user.keyboard('{Tab}nonsense');
  expect(screen.getByText(/No action with that name for Mateus Ferreira/)).toBeVisible();
  await user.keyboard('{Escape}');
  expect(await field()).toHaveValue('mateus');
  expect(chosen()).toHaveTextContent('Mateus Ferreira');
});

test('on a record, its actions come first, except the current page', async () => {
  const { user } = open({ path: `/candidates/${id(1)}/profile` });
  await user.keyboard(ctrlK);
  await field();
  expect(lines('This candidate')).toEqual(
    expect.arrayContaining(['Edit links', 'Candidate notes']),
  );
  expect(lines('This candidate')).not.toContain('Candidate profile');
  await user.keyboard('skills{Enter}');
  await shows(`/candidates/${id(1)}/edit/skills-english-level`);
});

test('recent records are shown under their current names; missing ones are left out', async () => {
  const session = signedIn();
  const key = recentKeyOf(session);
  for (const n of [7, 1]) rememberRecord(key, { kind: 'candidate', id: id(n) });
  const { user, network } = open({
    session,
    handlers: [respond(recent, () => ({ hits: [mateus] }))],
  });
  await user.keyboard(ctrlK);
  await screen.findByRole('group', { name: 'Recently opened' });
  expect(lines('Recently opened')).toEqual([expect.stringContaining('Mateus Ferreira')]);
  expect(network.callsOf(recent)[0]?.body).toEqual({
    items: [
      { kind: 'candidate', id: id(1) },
      { kind: 'candidate', id: id(7) },
    ],
  });
});

test('each opened record is remembered', () => {
  const session = signedIn();
  open({ session, path: `/candidates/${id(9)}/profile/notes` });
  expect(readRecent(recentKeyOf(session))).toEqual([{ kind: 'candidate', id: id(9) }]);
});

test('screens and actions are found by their words, and “>” sends no request', async () => {
  const { user, network } = open({ handlers: [answers()] });
  await user.keyboard(`${ctrlK}act log`);
  await waitFor(() => expect(chosen()).toHaveTextContent('Activity log'));
  const field_ = await field();
  await user.clear(field_);
  const before = network.callsOf(find).length;
  await user.keyboard('>dark{Enter}');
  await waitFor(() =>
    expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark'),
  );
  expect(network.callsOf(find)).toHaveLength(before);
});

test('offers only actions and screens of the role', async () => {
  const { user } = open({ session: as('staff_viewer') });
  await user.keyboard(ctrlK);
  await field();
  expect(lines('Actions')).not.toContain('Add candidate');
  expect(lines('Screens').join()).not.toContain('Users');
  expect(lines('Actions')).toContain('Switch role to Client viewerOrchard Learning');
});

test('a client has screens and actions, but no search', async () => {
  const session = signedIn();
  const client = signedIn({
    active: session.active && {
      ...session.active,
      role: 'client_viewer',
      audience: 'client',
      permissions: permissionsOf('client_viewer'),
    },
  });
  const { user, network } = open({ session: client, path: '/client-dashboard' });
  await user.click(screen.getByRole('button', { name: 'Go to a screen or run an action' }));
  await field();
  expect(lines('Screens')).toEqual([
    expect.stringContaining('Dashboard'),
    'InterviewsOverview',
    'TeamOverview',
    'My referralsYou',
    'Chat',
    'Past contractors',
    'Past interviews',
  ]);
  await user.keyboard('mateus');
  expect(await screen.findByText('No results for “mateus”')).toBeVisible();
  expect(network.callsOf(find)).toEqual([]);
});

test('an impersonating user may stop, and is offered no account or role of that person', async () => {
  const { user } = open({ session: actingAsLi(), path: '/client-dashboard' });
  await user.keyboard(ctrlK);
  await field();
  const actions = lines('Actions');
  expect(actions).toContain('Stop acting as Li Wei');
  expect(actions.join()).not.toMatch(/Your account|Switch role/);
});

test('a failed search is reported and can be retried; screens stay', async () => {
  const { user, network } = open({ handlers: [respond(find, () => fail('RATE_LIMITED'))] });
  await user.keyboard(`${ctrlK}jobs`);
  expect(await screen.findByRole('alert')).toHaveTextContent(/The search did not answer/);
  expect(lines('Screens')[0]).toContain('Jobs');
  network.use(answers(job));
  // Skips the close button, which is visible only on phones.
  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await field()).toHaveFocus();
  expect(await screen.findByRole('option', { name: /Material/ })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('says that more results may come while the index is built', async () => {
  const { user } = open({
    handlers: [respond(find, () => ({ hits: [], index: building }))],
  });
  await user.keyboard(`${ctrlK}xylophone`);
  expect(await screen.findByText(/Results may be incomplete for a minute/)).toBeVisible();
});

test('if nothing is found, the lists are offered with the word in their search', async () => {
  const { user } = open({ handlers: [answers()] });
  await user.keyboard(`${ctrlK}xylophone`);
  expect(await screen.findByText('No results for “xylophone”')).toBeVisible();
  await user.keyboard('{Enter}');
  await shows('/candidates?q=xylophone');
});

test('asks about unsaved input before the palette leaves the page', async () => {
  const { user } = open({ handlers: [answers(mateus)] });
  const end = new AbortController();
  createPlatform(end.signal).block('The note is not saved.');
  await user.keyboard(`${ctrlK}mateus{Enter}`);
  const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await user.keyboard(ctrlK);
  expect(screen.getAllByRole('dialog')).toEqual([question]);
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
  expect(window.location.pathname).toBe('/candidates');
  end.abort();
});

test('switching the role asks once about unsaved input of the old role', async () => {
  const { chooseRole } = authEndpoints;
  const next = as('staff_viewer');
  const { user, network } = open({ handlers: [respond(chooseRole, () => next)] });
  const end = new AbortController();
  createPlatform(end.signal).block('The note is not saved.');
  await user.keyboard(`${ctrlK}>role{Enter}`);
  const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  expect(network.callsOf(chooseRole)).toHaveLength(0);
  await user.click(within(question).getByRole('button', { name: 'Leave without saving' }));
  await waitFor(() => expect(knownSession()).toMatchObject({ active: { role: 'staff_viewer' } }));
  await shows('/');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  end.abort();
});

test('? shows the shortcuts, and is a letter in a text field', async () => {
  const { user } = open();
  const note = screen.getByRole('textbox', { name: 'A note' });
  await user.click(note);
  await user.keyboard('?');
  expect(note).toHaveValue('?');
  note.blur();
  await user.keyboard('?');
  const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(help).toHaveTextContent('Search, go somewhere, run an action');
  expect(await axeFindings(help)).toEqual([]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(help).not.toBeInTheDocument());
});
