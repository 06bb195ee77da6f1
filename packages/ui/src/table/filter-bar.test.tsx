import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { axeFindings } from '../testing/axe-findings.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { FilterBar } from './filter-bar.tsx';
import type { FilterDefinition, FilterValues } from './filter.types.ts';

// Typing key by key takes seconds on a busy machine.
const option = (value: string, label = value) => ({ value, label });
const filters: FilterDefinition[] = [
  {
    key: 'status',
    label: 'Status',
    kind: 'multi',
    options: [option('new', 'New'), option('active', 'Active'), option('placed', 'Placed')],
  },
  {
    key: 'englishLevel',
    label: 'English',
    kind: 'single',
    operators: ['gte', 'is'],
    options: ['B1', 'B2', 'C1'].map((level) => option(level)),
  },
  {
    key: 'rate',
    label: 'Rate',
    kind: 'number',
    operators: ['lte', 'gte'],
    format: (v) => `$${v} / h`,
  },
  { key: 'updatedAt', label: 'Updated', kind: 'date' },
  {
    key: 'owner',
    label: 'Owner',
    kind: 'multi',
    loadOptions: async (query) =>
      [option('u1', 'Ana Kovač'), option('u2', 'Jonas Weber')].filter(({ label }) =>
        label.toLowerCase().includes(query.toLowerCase()),
      ),
  },
];

function setup(initial: FilterValues = {}) {
  const onChange = jest.fn();
  const onSearch = jest.fn();
  const onClear = jest.fn();
  function Bar() {
    const [value, setValue] = useState<FilterValues>(initial);
    return (
      <FilterBar
        search=""
        onSearch={onSearch}
        filters={filters}
        value={value}
        onClear={onClear}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
    );
  }
  const view = renderUi(<Bar />);
  return { user: userEvent.setup(), onChange, onSearch, onClear, ...view };
}

const chip = (sentence: string) =>
  screen.getByRole('button', { name: `Change the filter ${sentence}` });

test('describes the active filters in words and removes one', async () => {
  const { user, onChange, container } = setup({
    status: 'new,active,placed',
    'englishLevel.gte': 'B2',
    'rate.lte': '70',
    'updatedAt.gte': '2026-12-01',
  });
  expect(chip('Status is New +2')).toBeInTheDocument();
  expect(chip('English at least B2')).toBeInTheDocument();
  expect(chip('Rate up to $70 / h')).toBeInTheDocument();
  expect(chip('Updated from 1 Dec 2026')).toBeInTheDocument();
  expect(await axeFindings(container)).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Remove the filter Rate up to $70 / h' }));
  expect(onChange).toHaveBeenLastCalledWith({
    status: 'new,active,placed',
    'englishLevel.gte': 'B2',
    'updatedAt.gte': '2026-12-01',
  });
});

test('adds a filter: field, comparison, value', async () => {
  const { user, onChange } = setup();
  await user.click(screen.getByRole('button', { name: 'Add a filter' }));
  await user.click(await screen.findByRole('button', { name: 'Status' }));
  expect(screen.getByRole('button', { name: 'Apply' })).toBeDisabled();
  await user.click(screen.getByRole('radio', { name: 'is not' }));
  await user.click(screen.getByRole('checkbox', { name: 'New' }));
  await user.click(screen.getByRole('checkbox', { name: 'Placed' }));
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(onChange).toHaveBeenLastCalledWith({ 'status.not': 'new,placed' });
  expect(chip('Status is not New, Placed')).toBeInTheDocument();
});

test('changing the comparison replaces the old filter', async () => {
  const { user, onChange } = setup({ 'englishLevel.gte': 'B2' });
  await user.click(chip('English at least B2'));
  await user.click(await screen.findByRole('radio', { name: 'is' }));
  await user.click(screen.getByRole('radio', { name: 'C1' }));
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(onChange).toHaveBeenLastCalledWith({ englishLevel: 'C1' });
});

test('a choice found by search keeps its name in the chip', async () => {
  const { user, onChange } = setup();
  await user.click(screen.getByRole('button', { name: 'Add a filter' }));
  await user.click(await screen.findByRole('button', { name: 'Owner' }));
  await user.type(await screen.findByRole('textbox', { name: 'Find an option' }), 'jonas');
  await user.click(await screen.findByRole('checkbox', { name: 'Jonas Weber' }));
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(onChange).toHaveBeenLastCalledWith({ owner: 'u2' });
  expect(chip('Owner is Jonas Weber')).toBeInTheDocument();
});

test('a day is typed in words and stored as the API reads it', async () => {
  const { user, onChange } = setup();
  await user.click(screen.getByRole('button', { name: 'Add a filter' }));
  await user.click(await screen.findByRole('button', { name: 'Updated' }));
  await user.type(screen.getByRole('textbox', { name: 'Value' }), '29.3.2026{Tab}');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(onChange).toHaveBeenLastCalledWith({ 'updatedAt.gte': '2026-03-29' });
});

test('Enter searches at once, Esc empties, and Clear is shown while there is something to clear', async () => {
  const { user, onSearch, onClear } = setup({ status: 'new' });
  await user.type(screen.getByRole('searchbox'), 'rust{Enter}');
  expect(onSearch).toHaveBeenLastCalledWith('rust');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('searchbox')).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
  expect(onClear).toHaveBeenCalledTimes(1);
});

test('an omitted filter is named and can be removed', async () => {
  const onRemoveRefused = jest.fn();
  const { container } = renderUi(
    <FilterBar
      filters={filters}
      value={{ 'englishLevel.gte': 'B2' }}
      refused={{ 'status.is': 'active' }}
      onRemoveRefused={onRemoveRefused}
      onChange={jest.fn()}
      onClear={jest.fn()}
    />,
  );
  expect(screen.getByText('Not applied: Status “active”')).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove the filter Status “active”' }));
  expect(onRemoveRefused).toHaveBeenCalledWith('status.is');
});

test('an invalid text is not applied, and the mistake is explained', async () => {
  const onChange = jest.fn();
  const problemOf = (value: string) =>
    value.includes('(') && !value.includes(')') ? 'A parenthesis is not closed.' : null;
  renderUi(
    <FilterBar
      filters={[{ key: 'search', label: 'Profile', kind: 'text', operators: ['is'], problemOf }]}
      value={{}}
      onChange={onChange}
      onClear={jest.fn()}
    />,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Add a filter' }));
  await user.click(await screen.findByRole('button', { name: 'Profile' }));
  await user.type(screen.getByRole('textbox', { name: 'Value' }), '(go{Enter}');
  expect(screen.getByText('A parenthesis is not closed.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Apply' })).toBeDisabled();
  expect(onChange).not.toHaveBeenCalled();
  await user.type(screen.getByRole('textbox', { name: 'Value' }), '){Enter}');
  expect(onChange).toHaveBeenLastCalledWith({ search: '(go)' });
});

test.each(['the list of filters', 'the form of a new filter'])(
  'Escape in %s returns the focus to the button',
  async (where) => {
    const { user } = setup();
    const add = screen.getByRole('button', { name: 'Add a filter' });
    await user.click(add);
    if (where === 'the form of a new filter') {
      await user.click(await screen.findByRole('button', { name: 'Status' }));
      await screen.findByRole('button', { name: 'Apply' });
    }
    await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(activeElement()));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(add).toHaveFocus());
  },
);

test('Escape in the form of an active filter returns the focus to its chip', async () => {
  const { user } = setup({ status: 'new' });
  await user.click(chip('Status is New'));
  await screen.findByRole('button', { name: 'Apply' });
  await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(activeElement()));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(chip('Status is New')).toHaveFocus());
});

const activeElement = () => document.activeElement as HTMLElement;
