import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { dayKey, setViewer } from '../format/index.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { DateField } from './typed-fields/date-field.tsx';
import type { FieldOption } from './field.types.ts';
import { MoneyField, type MoneyInput } from './typed-fields/money-field.tsx';
import { PasswordField } from './typed-fields/password-field.tsx';
import { SearchMultiSelectField } from './choices/search-multi-select-field.tsx';
import { SearchSelectField } from './choices/search-select-field.tsx';

// Typing key by key takes seconds on a busy machine.
const companies: FieldOption[] = [
  { value: 'c1', label: 'Lumera Pay' },
  { value: 'c2', label: 'Brightmoor Health' },
];

async function searchCompanies(query: string) {
  return companies.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()));
}

test('a record is found by typing, and created if there is none', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  function Field() {
    const [value, setValue] = useState<string | null>('c1');
    return (
      <SearchSelectField
        label="Company"
        search={searchCompanies}
        valueOption={{ value: 'c1', label: 'Lumera Pay' }}
        onCreate={(text) => ({ value: 'new', label: text })}
        value={value}
        onChange={(id, option) => {
          onChange(id, option);
          setValue(id);
        }}
      />
    );
  }
  renderUi(<Field />);
  const field = screen.getByRole('combobox', { name: 'Company' });
  expect(field).toHaveValue('Lumera Pay');

  await user.clear(field);
  await user.type(field, 'bright');
  await user.click(await screen.findByRole('option', { name: 'Brightmoor Health' }));
  expect(onChange).toHaveBeenLastCalledWith('c2', companies[1]);
  expect(field).toHaveValue('Brightmoor Health');

  await user.clear(field);
  await user.type(field, 'Nova');
  await user.click(await screen.findByRole('option', { name: 'Add “Nova”' }));
  await waitFor(() => expect(field).toHaveValue('Nova'));
  expect(onChange).toHaveBeenLastCalledWith('new', { value: 'new', label: 'Nova' });
});

test('several records are found by typing, keep their names, and are limited in number', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  function Field() {
    const [value, setValue] = useState<string[]>(['c9']);
    return (
      <SearchMultiSelectField
        label="Companies"
        search={searchCompanies}
        valueOptions={[{ value: 'c9', label: 'Far Away' }]}
        max={2}
        value={value}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
    );
  }
  renderUi(<Field />);
  expect(screen.getByText('Far Away')).toBeVisible();
  const field = screen.getByRole('combobox', { name: 'Companies' });
  await user.type(field, 'bright');
  await user.click(await screen.findByRole('option', { name: 'Brightmoor Health' }));
  expect(onChange).toHaveBeenLastCalledWith(['c9', 'c2']);
  // Found names stay known when the next search finds other records.
  await user.clear(field);
  await user.type(field, 'zzz');
  expect(await screen.findByText('Nothing found')).toBeInTheDocument();
  expect(screen.getByText('Brightmoor Health')).toBeVisible();
  expect(screen.getByText('Far Away')).toBeVisible();
});

test('a search without a result shows that as a disabled option', async () => {
  const user = userEvent.setup();
  renderUi(
    <SearchSelectField
      label="Company"
      search={searchCompanies}
      value={null}
      onChange={() => undefined}
    />,
  );
  await user.click(screen.getByRole('combobox', { name: 'Company' }));
  await user.paste('zzz');
  const nothing = await screen.findByRole('option', { name: 'Nothing found' });
  expect(nothing).toHaveAttribute('aria-disabled', 'true');
});

test('a failed search says so, and typing on tries again', async () => {
  const user = userEvent.setup();
  let isBroken = true;
  renderUi(
    <SearchSelectField
      label="Company"
      search={(query) => (isBroken ? Promise.reject(new Error('offline')) : searchCompanies(query))}
      value={null}
      onChange={() => undefined}
    />,
  );
  await user.click(screen.getByRole('combobox', { name: 'Company' }));
  const failed = await screen.findByRole('option', { name: /^The search failed/ });
  expect(failed).toHaveAttribute('aria-disabled', 'true');
  isBroken = false;
  await user.paste('zzz');
  expect(await screen.findByRole('option', { name: 'Nothing found' })).toBeVisible();
});

test('money keeps its currency while the amount changes, and is null without an amount', async () => {
  const user = userEvent.setup();
  const seen: (MoneyInput | null)[] = [];
  function Field() {
    const [value, setValue] = useState<MoneyInput | null>(null);
    seen.push(value);
    return (
      <MoneyField label="Rate" currencies={['USD', 'EUR']} value={value} onChange={setValue} />
    );
  }
  renderUi(<Field />);
  const amount = screen.getByRole('textbox', { name: 'Rate, amount' });
  await user.type(amount, '45,5');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rate, currency' }), 'EUR');
  expect(seen.at(-1)).toEqual({ amount: '45.50', currency: 'EUR' });
  expect(amount).toHaveValue('€45.50');
  await user.clear(amount);
  expect(seen.at(-1)).toBeNull();
  await user.type(amount, '50');
  expect(seen.at(-1)).toEqual({ amount: '50.00', currency: 'EUR' });
});

test('a new password shows what is missing, can be revealed, and is checked while typing', async () => {
  const user = userEvent.setup();
  function Field() {
    const [value, setValue] = useState('');
    return <PasswordField label="Password" minLength={12} value={value} onChange={setValue} />;
  }
  renderUi(<Field />);
  const field = screen.getByLabelText('Password');
  expect(field).toHaveAttribute('autocomplete', 'new-password');
  await user.type(field, 'short');
  expect(screen.getByText('At least 7 more characters')).toBeInTheDocument();
  await user.clear(field);
  await user.type(field, 'aaaaaaaaaaaaaa');
  expect(screen.getByText('Strength: easy to guess')).toBeInTheDocument();
  await user.clear(field);
  await user.type(field, 'Kite-lamp 47 orchard moss');
  expect(screen.getByText('Strength: very good')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show the password' }));
  expect(field).toHaveAttribute('type', 'text');
  expect(screen.getByRole('button', { name: 'Hide the password' })).toBeInTheDocument();
});

test('the calendar marks today', async () => {
  const user = userEvent.setup();
  renderUi(<DateField label="Start" value={null} onChange={() => {}} />);
  await user.click(screen.getByRole('textbox', { name: 'Start' }));
  const day = await screen.findByRole('button', { current: 'date' });
  const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  expect(day).toHaveAccessibleName(today.format(new Date(dayKey(Date.now()))));
});

test.each([
  ['mon', 'Mo'],
  ['sun', 'Su'],
] as const)('the calendar’s week starts as the viewer prefers: %s', async (weekStarts, name) => {
  setViewer({ weekStarts });
  const user = userEvent.setup();
  renderUi(<DateField label="Start" value={null} onChange={() => {}} />);
  await user.click(screen.getByRole('textbox', { name: 'Start' }));
  const [first] = await screen.findAllByRole('columnheader');
  expect(first).toHaveTextContent(name);
  setViewer({});
});
