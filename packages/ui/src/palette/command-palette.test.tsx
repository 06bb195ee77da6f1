import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { axeFindings } from '../testing/axe-findings.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { CommandPalette } from './command-palette.tsx';
import type { CommandPaletteProps, PaletteGroup } from './palette.types.ts';

const people: PaletteGroup = {
  id: 'people',
  label: 'People',
  options: [
    { id: 'ada', label: 'Ada Lovelace', marks: [[0, 3]], sign: 'C-000001', lead: 'A', more: true },
    { id: 'alan', label: 'Alan Turing', detail: 'Mathematician', lead: 'A' },
  ],
};
const screens: PaletteGroup = {
  id: 'screens',
  label: 'Screens',
  options: [{ id: 'jobs', label: 'Jobs', lead: 'J' }],
};

function setUp(changes: Partial<CommandPaletteProps> = {}) {
  const onRun = jest.fn<void, [string]>();
  const onMore = jest.fn<void, [string]>();
  function Page(props: Partial<CommandPaletteProps>) {
    const [opened, setOpened] = useState(false);
    const [query, setQuery] = useState('');
    return (
      <>
        <button type="button" onClick={() => setOpened(true)}>
          Search
        </button>
        {opened && (
          <CommandPalette
            label="Search"
            placeholder="Anything"
            query={query}
            onQueryChange={setQuery}
            groups={[people, screens]}
            status="3 results"
            onRun={({ id }) => onRun(id)}
            onMore={({ id }) => onMore(id)}
            onClose={() => setOpened(false)}
            {...props}
          />
        )}
      </>
    );
  }
  const view = renderUi(<Page {...changes} />);
  const user = userEvent.setup();
  return {
    onRun,
    onMore,
    user,
    change: (next: Partial<CommandPaletteProps>) => view.rerender(<Page {...next} />),
    open: async () => {
      await user.click(screen.getByRole('button', { name: 'Search' }));
      const field = await screen.findByRole('combobox', { name: 'Search' });
      await waitFor(() => expect(field).toHaveFocus());
      return field;
    },
  };
}

const chosen = () => screen.getByRole('option', { selected: true });

test('the best line is selected; arrows cycle through all groups, and Enter runs the line', async () => {
  const { open, user, onRun } = setUp();
  const field = await open();
  expect(chosen()).toHaveTextContent('Ada Lovelace');
  expect(field).toHaveAttribute('aria-activedescendant', chosen().id);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(chosen()).toHaveTextContent('Jobs');
  await user.keyboard('{ArrowDown}');
  expect(chosen()).toHaveTextContent('Ada Lovelace');
  await user.keyboard('{ArrowUp}{Enter}');
  expect(onRun.mock.calls).toEqual([['jobs']]);
});

test('a line selected by the user is replaced by the best one of the next query', async () => {
  const { open, user } = setUp();
  await open();
  await user.keyboard('{ArrowDown}');
  expect(chosen()).toHaveTextContent('Alan Turing');
  await user.keyboard('a');
  expect(chosen()).toHaveTextContent('Ada Lovelace');
});

test('Enter waits for the results of the typed query', async () => {
  const { open, user, change, onRun } = setUp({ busy: true });
  await open();
  await user.keyboard('{Enter}');
  expect(onRun).not.toHaveBeenCalled();
  change({ busy: false, groups: [screens] });
  await waitFor(() => expect(onRun.mock.calls).toEqual([['jobs']]));
});

test('an Enter pressed before the palette opened runs the best line', async () => {
  const { open, onRun } = setUp({ entered: true });
  await open();
  expect(onRun.mock.calls).toEqual([['ada']]);
});

test('an Enter that waits is cancelled by the next letter', async () => {
  const { open, user, change, onRun } = setUp({ busy: true });
  await open();
  await user.keyboard('{Enter}x');
  change({ busy: false });
  expect(await screen.findByDisplayValue('x')).toBeVisible();
  expect(onRun).not.toHaveBeenCalled();
});

test.each(['{Tab}', '{ArrowRight}', '{Control>}{Enter}{/Control}'])(
  '%s shows the actions of a line that has some',
  async (keys) => {
    const { open, user, onMore, onRun } = setUp();
    await open();
    await user.keyboard(keys);
    expect(onMore.mock.calls).toEqual([['ada']]);
    expect(onRun).not.toHaveBeenCalled();
  },
);

test('the right arrow first moves through the typed text', async () => {
  const { open, user, onMore } = setUp();
  await open();
  await user.keyboard('ad{ArrowLeft}{ArrowRight}');
  expect(onMore).not.toHaveBeenCalled();
  await user.keyboard('{ArrowRight}');
  expect(onMore).toHaveBeenCalledTimes(1);
});

test('within a scope, Esc and Backspace go back one step; otherwise Esc closes and returns the focus', async () => {
  const onBack = jest.fn();
  const { open, user, change } = setUp({ scope: { id: 'ada', label: 'Ada Lovelace' }, onBack });
  const field = await open();
  expect(field).toHaveAccessibleDescription('Ada Lovelace');
  await user.keyboard('{Escape}{Backspace}');
  await user.click(screen.getByRole('button', { name: 'Back from Ada Lovelace' }));
  expect(onBack).toHaveBeenCalledTimes(3);
  expect(field).toHaveFocus();
  change({});
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus());
});

test('highlights matching letters, announces the number of lines, and axe finds nothing', async () => {
  const { open } = setUp({ notice: <p>More may come.</p> });
  await open();
  const dialog = screen.getByRole('dialog', { name: 'Search' });
  const group = within(dialog).getByRole('group', { name: 'People' });
  expect(group.querySelector('mark')).toHaveTextContent(/^Ada$/);
  expect(within(dialog).getByRole('status')).toHaveTextContent('3 results');
  expect(await axeFindings(dialog)).toEqual([]);
});
