import * as library from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReactElement } from 'react';
import { renderUi } from '../testing/render-ui.tsx';
import { themeCss } from '../theme/theme-css.ts';
import * as core from './core.tsx';

/**
 * Returns what style sheets and screen readers see of an element: without ids and the order of
 * classes.
 */
function looksOf(element: Element): unknown {
  const names = [...element.classList].filter((name) => !name.startsWith('mantine-'));
  const told = [...element.attributes]
    .filter(({ name }) =>
      /^(data-(?!combobox-chevron)|aria-(?!controls|active)|role|type|required|disabled)/.test(
        name,
      ),
    )
    .map(({ name, value }) => [name, /id|labelledby|describedby/.test(name) ? '' : value])
    .filter(([name]) => name !== 'data-mantine-stop-propagation' && name !== 'data-expanded');
  const { style } = element as HTMLElement;
  const variables = Array.from(style).filter((name) => name.startsWith('--'));
  const isDrawing = element.localName === 'svg';
  return {
    is: element.localName,
    names: names.toSorted(),
    variables: variables.toSorted().map((name) => [name, style.getPropertyValue(name)]),
    told: isDrawing ? [] : told.toSorted(),
    within: isDrawing ? [] : [...element.children].map(looksOf),
  };
}

/** Compares the rendering by the whole library with that of an entry page. */
function bothWays(whole: ReactElement, light: ReactElement) {
  const one = renderUi(whole);
  // The provider's styles are siblings of the rendered content.
  const parts = [...one.container.children].filter(({ localName }) => localName !== 'style');
  const library = parts.map(looksOf);
  one.unmount();
  return { library, entry: [...render(light).container.children].map(looksOf) };
}

const field = {
  id: 'name',
  label: 'Name',
  value: 'Ada',
  onChange: () => undefined,
  autoComplete: 'off',
  inputWrapperOrder: ['label', 'input', 'error', 'description'] as never,
};

test.each([
  ['plain', {}],
  ['required', { required: true }],
  ['with help', { description: 'As in the passport' }],
  ['wrong', { error: 'Fill this in', description: 'As in the passport', required: true }],
  ['disabled', { disabled: true }],
])('a text field is rendered as by the component library: %s', (_case, props) => {
  const drawn = bothWays(
    <library.TextInput {...field} {...props} />,
    <core.TextInput {...field} {...props} />,
  );
  expect(drawn.entry).toEqual(drawn.library);
});

const countries = [
  { value: 'PL', label: 'Poland' },
  { value: 'PT', label: 'Portugal' },
  { value: 'ES', label: 'Spain' },
];
const choice = {
  id: 'country',
  label: 'Country',
  name: 'country',
  data: countries,
  searchable: true,
  nothingFoundMessage: 'Nothing found',
  openOnFocus: false,
  value: null,
  autoComplete: 'off',
  inputWrapperOrder: field.inputWrapperOrder,
  comboboxProps: { keepMounted: false },
};

test.each([
  ['plain', {}],
  ['wrong', { error: 'Fill this in', required: true }],
])('a select field is rendered as by the component library: %s', (_case, props) => {
  const drawn = bothWays(
    <library.Select {...choice} {...props} />,
    <core.Select {...choice} {...props} />,
  );
  expect(drawn.entry).toEqual(drawn.library);
});

test.each([
  ['the thing to do', { size: 'lg', type: 'submit', loading: false } as const],
  ['busy', { size: 'lg', type: 'submit', loading: true } as const],
  ['another', { variant: 'default' } as const],
])('a button is rendered as by the component library: %s', (_case, props) => {
  const drawn = bothWays(
    <library.Button {...props}>Go</library.Button>,
    <core.Button {...props}>Go</core.Button>,
  );
  expect(drawn.entry).toEqual(drawn.library);
});

test('options are found by typing, navigated by arrows and chosen by Enter', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  render(<core.Select {...choice} onChange={onChange} />);
  const control = screen.getByRole('combobox', { name: 'Country' });
  await user.click(control);
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Poland',
    'Portugal',
    'Spain',
  ]);
  await user.type(control, 'po');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const active = screen.getByRole('option', { name: 'Portugal', selected: true });
  expect(control).toHaveAttribute('aria-activedescendant', active.id);
  expect(control).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  expect(onChange).toHaveBeenCalledWith('PT', countries[1]);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await user.type(control, 'x');
  expect(screen.getByRole('option', { name: 'Nothing found' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(control).toHaveAttribute('aria-expanded', 'false');
});

test('typed text without a choice is discarded, and the value stays', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  render(<core.Select {...choice} value="ES" onChange={onChange} />);
  const control = screen.getByRole('combobox', { name: 'Country' });
  expect(control).toHaveValue('Spain');
  await user.clear(control);
  await user.type(control, 'Pol');
  await user.tab();
  expect(control).toHaveValue('Spain');
  expect(onChange).not.toHaveBeenCalled();
});

test('the CSS variables of an entry page are those of the theme', () => {
  const file = path.join(import.meta.dirname, '../styles/theme.css');
  expect(readFileSync(file, 'utf8')).toBe(themeCss());
});
