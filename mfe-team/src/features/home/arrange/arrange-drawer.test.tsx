import { homeEndpoints } from '@muster/contracts';
import {
  act,
  axeFindings,
  fail,
  renderRemote,
  respond,
  screen,
  waitFor,
  within,
} from '@muster/kit/testing';
import { api } from '../../../api.ts';
import { answers, fullDay } from '../home.fixtures.ts';
import { HomePage } from '../home-page.tsx';

const { arrange, arrangement } = homeEndpoints;

/** Renders the drawer with a server that stores what it receives. */
function show({ path = '/?panel=arrange', stale = false } = {}) {
  let kept = fullDay.arrangement;
  return renderRemote(<HomePage />, {
    api,
    session: 'recruiter',
    path,
    handlers: [
      ...answers(fullDay),
      respond(arrangement, () => kept),
      respond(arrange, ({ body }) => {
        if (stale && body.version === 0) {
          kept = { ...kept, version: 4 };
          return fail('VERSION_CONFLICT', { context: { version: 4, current: kept } });
        }
        kept = { ...body, version: body.version + 1 };
        return kept;
      }),
    ],
  });
}

const focus = (element: HTMLElement) => act(() => element.focus());
const drawer = async () => within(await screen.findByRole('dialog', { name: 'Arrange home' }));
const cards = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map((title) => title.textContent?.replace(/\d+$/, ''));

test('cards move up, down and into the other column with the keyboard alone', async () => {
  const { user, network } = show({ path: '/' });
  const open = await screen.findByRole('button', { name: 'Arrange' });
  await waitFor(() => expect(open).toBeEnabled());
  focus(open);
  await user.keyboard('{Enter}');
  const form = await drawer();
  const up = form.getByLabelText('Move My jobs up');
  focus(up);
  await user.keyboard('{Enter}');
  expect(form.getByText('My jobs, now 1 of 2 in the wide column')).toBeInTheDocument();
  const down = () => form.getByLabelText('Move My queue down');
  focus(down());
  await user.keyboard('{Enter}');
  expect(form.getByText('My queue, now 1 of 7 in the narrow column')).toBeInTheDocument();
  // The card moves to the other column, and its button keeps the focus.
  expect(down()).toHaveFocus();
  await user.keyboard('{Enter}');
  focus(form.getByLabelText('Show Figures of the week'));
  await user.keyboard(' ');
  focus(form.getByRole('button', { name: 'Save' }));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(network.callsOf(arrange)[0]?.body).toEqual({
    main: ['jobs'],
    side: [
      'interviews',
      'queue',
      'submissions',
      'newCandidates',
      'contracts',
      'funnel',
      'followed',
    ],
    hidden: ['figures'],
    version: 0,
  });
  await waitFor(() =>
    expect(cards()).toEqual([
      'My jobs',
      'Interviews and meetings today',
      'My queue',
      'Waiting for the client',
      'New candidates',
      'Contracts',
      'Funnel, last 30 days',
      'Followed',
    ]),
  );
  expect(screen.queryByRole('region', { name: 'This week' })).not.toBeInTheDocument();
});

test('the first card cannot move further up, nor the last card further down', async () => {
  const { user } = show();
  const form = await drawer();
  for (const name of ['Move My queue up', 'Move Followed down']) {
    const button = form.getByRole('button', { name });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
  }
  expect(form.queryByText(/, now /)).not.toBeInTheDocument();
});

test('nothing is saved without Save, and the original arrangement can be restored', async () => {
  const { user, network } = show();
  const form = await drawer();
  await user.click(form.getByRole('switch', { name: 'Show My jobs' }));
  await user.click(form.getByRole('button', { name: 'Move My jobs up' }));
  await user.click(form.getByRole('button', { name: 'Reset to default' }));
  expect(form.getByRole('switch', { name: 'Show My jobs' })).toBeChecked();
  await user.click(form.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(network.callsOf(arrange)).toEqual([]);
});

test('an arrangement saved in another window is not overwritten without notice', async () => {
  const { user, network, platform } = show({ stale: true });
  const form = await drawer();
  await user.click(form.getByRole('switch', { name: 'Show My jobs' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(network.callsOf(arrangement).length).toBeGreaterThan(1));
  expect(platform.notices[0]?.text).toMatch(/changed in another window/);
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(network.callsOf(arrange).map(({ body }) => body)).toMatchObject([
    { version: 0 },
    { version: 4, hidden: ['jobs'] },
  ]);
});

test('a user who hides all cards is shown how to get them back', async () => {
  const { user, container } = show();
  const form = await drawer();
  for (const name of [
    'My queue',
    'My jobs',
    'Interviews and meetings today',
    'Funnel, last 30 days',
    'Waiting for the client',
    'New candidates',
    'Contracts',
    'Followed',
    'Figures of the week',
  ])
    await user.click(form.getByRole('switch', { name: `Show ${name}` }));
  expect(await axeFindings(container)).toEqual([]);
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('All cards are hidden')).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Arrange' })).toHaveLength(2);
});
