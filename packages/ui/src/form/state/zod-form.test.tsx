import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import { amountSchema, emailSchema, text } from '@muster/contracts';
import { axeFindings } from '../../testing/axe-findings.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { AmountField } from '../typed-fields/amount-field.tsx';
import { ChoiceTiles } from '../choices/choice-tiles.tsx';
import { DateField } from '../typed-fields/date-field.tsx';
import { EmailField } from '../typed-fields/email-field.tsx';
import { ErrorSummary } from '../layout/error-summary.tsx';
import { Form } from '../layout/form.tsx';
import { RepeatRows } from '../rows/repeat-rows.tsx';
import { SelectField } from '../choices/select-field.tsx';
import { SubmitBar } from '../layout/submit-bar.tsx';
import { TextField } from '../text-field.tsx';
import { UrlField } from '../typed-fields/url-field.tsx';
import { useZodForm, type ZodForm } from './use-zod-form.ts';

// Typing key by key into a whole form takes seconds on a busy machine.
const schema = z.object({
  name: text(20, 1),
  email: emailSchema,
  minimum: amountSchema,
  from: z.iso.date().nullable(),
  reason: z.enum(['yearly', 'market']),
  openTo: z.array(z.enum(['full', 'part'])),
  links: z.array(z.object({ id: z.string().optional(), url: text(40, 1) })),
});
type Values = Omit<z.input<typeof schema>, 'reason'> & { reason: 'yearly' | 'market' | null };
type Output = z.output<typeof schema>;

const initialValues: Values = {
  name: 'Ana',
  email: 'ana@northbeam.example',
  minimum: '58.00',
  from: '2026-03-29',
  reason: 'yearly',
  openTo: ['full'],
  links: [
    { id: 'a', url: 'https://one.example' },
    { id: 'b', url: 'https://two.example' },
    { id: 'c', url: 'https://three.example' },
  ],
};

function setup(values: Partial<Values> = {}) {
  const save = jest.fn<void | Promise<void>, [Output, Values]>();
  const held: { form?: ZodForm<Values, Output> } = {};
  function RatesForm() {
    const form = useZodForm({ schema, initialValues: { ...initialValues, ...values } });
    held.form = form;
    return (
      <Form onSubmit={form.submit(save)} label="Rates">
        <ErrorSummary {...form.summary} />
        <TextField label="Name" required {...form.field('name')} />
        <EmailField label="Mail" required help="For invitations" {...form.field('email')} />
        <AmountField label="Minimum" currency="USD" {...form.field('minimum')} />
        <DateField label="From" {...form.field('from')} />
        <SelectField
          label="Reason"
          options={[
            { value: 'yearly', label: 'Yearly review' },
            { value: 'market', label: 'Market' },
          ]}
          {...form.field('reason')}
        />
        <ChoiceTiles
          label="Open to"
          options={[
            { value: 'full', label: 'Full-time' },
            { value: 'part', label: 'Part-time' },
          ]}
          {...form.field('openTo')}
        />
        <RepeatRows
          label="Links"
          {...form.list('links')}
          newItem={() => ({ url: '' })}
          addLabel="Add link"
          itemLabel={(link) => link.url.replace('https://', '')}
          renderRow={(_, index) => (
            <UrlField label="Address" {...form.field(`links.${index}.url`)} />
          )}
        />
        <SubmitBar dirty={form.dirty} submitting={form.submitting} onCancel={() => undefined} />
      </Form>
    );
  }
  const view = renderUi(<RatesForm />);
  const form = () => {
    if (!held.form) throw new Error('The form was not rendered');
    return held.form;
  };
  return { user: userEvent.setup(), save, form, ...view };
}

const submit = () => screen.getByRole('button', { name: 'Save changes' });
const addresses = () =>
  screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Address' }).map(({ value }) => value);

describe('saving', () => {
  test('returns the parsed values, also on Ctrl and Enter', async () => {
    const { user, save, container } = setup();
    expect(await axeFindings(container)).toEqual([]);
    const name = screen.getByRole('textbox', { name: /Name/ });
    await user.clear(name);
    await user.type(name, '  Ana Kovač ');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(save).toHaveBeenCalledTimes(1);
    expect(save.mock.lastCall?.[0]).toMatchObject({ name: 'Ana Kovač', minimum: '58.00' });
  });

  test('a refused save focuses the summary, whose lines link to the fields; the fields say what to do', async () => {
    const { user, save, container } = setup({ name: '', email: 'ana', reason: null });
    await user.click(submit());
    expect(save).not.toHaveBeenCalled();
    const summary = screen.getByRole('alert');
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent('3 fields need correcting');
    expect(within(summary).getByRole('link', { name: 'Reason: Fill this in' })).toBeInTheDocument();

    const mail = screen.getByRole('textbox', { name: /Mail/ });
    expect(mail).toBeInvalid();
    expect(mail).toHaveAccessibleDescription(
      expect.stringContaining('Enter an address like name@company.com'),
    );
    expect(mail).toHaveAccessibleDescription(expect.stringContaining('For invitations'));
    expect(await axeFindings(container)).toEqual([]);

    await user.click(within(summary).getByRole('link', { name: /Mail/ }));
    expect(mail).toHaveFocus();
    await user.type(mail, '@b.example');
    expect(mail).toBeValid();
    expect(screen.getByRole('alert')).toHaveTextContent('2 fields need correcting');
  });

  test('server errors are shown at their fields, including nested ones', async () => {
    const { user, save, form } = setup();
    save.mockImplementation(() =>
      form().setServerErrors([
        { path: 'links[1].url', code: 'NOT_UNIQUE', message: 'x' },
        { path: 'minimum', code: 'OUT_OF_RANGE', message: 'x', params: { min: 1, max: 50 } },
        { path: 'elsewhere', code: 'NOT_ALLOWED', message: 'x' },
      ]),
    );
    await user.click(submit());
    const summary = screen.getByRole('alert');
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent('2 fields need correcting');
    expect(summary).toHaveTextContent('You are not allowed to change this field');
    expect(screen.getByLabelText('Minimum')).toHaveAccessibleDescription(
      'Enter a number from 1 to 50',
    );
    await user.click(within(summary).getByRole('link', { name: /Address/ }));
    expect(screen.getByDisplayValue('https://two.example')).toHaveFocus();
  });

  test('limits that are days are shown as dates', async () => {
    const { user, save, form } = setup();
    const refuse = (params: Record<string, string>) =>
      save.mockImplementation(() =>
        form().setServerErrors([{ path: 'minimum', code: 'OUT_OF_RANGE', message: 'x', params }]),
      );
    for (const [params, text] of [
      [{ min: '2026-12-14' }, 'Choose 14 Dec 2026 or a later day'],
      [{ max: '2026-12-20' }, 'Choose 20 Dec 2026 or an earlier day'],
      [{ min: '2026-12-14', max: '2026-12-20' }, 'Choose a day from 14 Dec 2026 to 20 Dec 2026'],
    ] as const) {
      refuse(params);
      await user.click(submit());
      expect(screen.getByLabelText('Minimum')).toHaveAccessibleDescription(text);
    }
  });

  test('while it saves, the button is disabled and a second save does nothing', async () => {
    const { user, save } = setup();
    let finish = () => undefined as void;
    save.mockReturnValue(new Promise<void>((resolve) => (finish = resolve)));
    await user.click(submit());
    expect(submit()).toHaveAttribute('data-loading', 'true');
    await user.click(screen.getByRole('textbox', { name: /Name/ }));
    await user.keyboard('{Enter}');
    expect(save).toHaveBeenCalledTimes(1);
    finish();
    await waitFor(() => expect(submit()).toBeEnabled());
  });
});

test('dirtiness follows the value: input that is typed and removed is not unsaved', async () => {
  const { user, form } = setup();
  const name = screen.getByRole('textbox', { name: /Name/ });
  await user.type(name, 'b');
  expect(screen.getByText('Unsaved changes')).toBeInTheDocument();
  expect(form().changedPaths()).toEqual(['name']);
  await user.keyboard('{Backspace}');
  expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
  expect(form().changedPaths()).toEqual([]);
});

test('an amount shows its currency when not focused, and its value is decimal text', async () => {
  const { user, form } = setup();
  const minimum = screen.getByLabelText('Minimum');
  expect(minimum).toHaveValue('$58.00');
  await user.clear(minimum);
  await user.type(minimum, '1 064,5');
  expect(form().values.minimum).toBe('1064.50');
  await user.tab();
  expect(minimum).toHaveValue('$1,064.50');
  await user.clear(minimum);
  await user.type(minimum, 'much');
  await user.click(submit());
  expect(minimum).toBeInvalid();
});

test('a day is typed, shown in words and stored as text, also when clocks change that night', async () => {
  const { user, form } = setup();
  const from = screen.getByLabelText('From');
  expect(from).toHaveValue('29 Mar 2026');
  await user.clear(from);
  await user.type(from, '25/10/2026');
  await user.tab();
  expect(form().values.from).toBe('2026-10-25');
  expect(from).toHaveValue('25 Oct 2026');
});

test('a link without a scheme gets one', async () => {
  const { user, form } = setup({ links: [{ url: '' }] });
  await user.type(screen.getByLabelText('Address'), 'ana.example');
  await user.tab();
  expect(form().values.links).toEqual([{ url: 'https://ana.example' }]);
});

test('rows are moved by keyboard, keep the focus, and announce their place; others keep their ids', async () => {
  const { user, form } = setup();
  const down = screen.getByRole('button', { name: 'Move one.example down' });
  down.focus();
  await user.keyboard('{Enter}');
  expect(addresses()).toEqual([
    'https://two.example',
    'https://one.example',
    'https://three.example',
  ]);
  expect(screen.getByText('one.example moved to place 2 of 3')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Move one.example down' })).toHaveFocus();
  expect(form().changedPaths()).toEqual(['links']);

  await user.click(screen.getByRole('button', { name: 'Remove two.example' }));
  expect(form().values.links.map(({ id }) => id)).toEqual(['a', 'c']);
  expect(screen.getByRole('button', { name: 'Remove one.example' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Add link' }));
  expect(form().values.links).toHaveLength(3);
  expect(screen.getByRole('button', { name: 'Move one.example up' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});
