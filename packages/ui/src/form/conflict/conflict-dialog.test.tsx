import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeFindings } from '../../testing/axe-findings.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';

const base = { rate: '58.00', headline: 'Engineer', notice: 2, note: '', version: 3 };
const mine = { ...base, rate: '62.00', headline: 'Senior engineer', note: 'same' };
const theirs = { ...base, rate: '60.00', notice: 4, note: 'same', version: 4 };
const fields = [
  { path: 'rate', label: 'Expected rate', format: (value: unknown) => `$${String(value)}` },
  { path: 'headline', label: 'Headline', format: String },
  { path: 'notice', label: 'Notice', format: (value: unknown) => `${String(value)} weeks` },
  { path: 'note', label: 'Note', format: String },
];

test('asks only about fields that both changed, keeps the rest, and returns the merge on their version', async () => {
  const user = userEvent.setup();
  const onResolve = jest.fn();
  renderUi(
    <ConflictDialog
      opened
      base={base}
      mine={mine}
      theirs={theirs}
      fields={fields}
      onResolve={onResolve}
      byName="Jonas Weber"
      at="2026-11-24T13:00:00Z"
      onCancel={() => undefined}
    />,
  );
  const dialog = await screen.findByRole('dialog', { name: /Jonas Weber has changed this/ });
  expect(within(dialog).getAllByRole('group')).toHaveLength(1);
  expect(dialog).toHaveTextContent('Senior engineer, changed by you');
  expect(dialog).toHaveTextContent('4 weeks, changed by Jonas Weber');
  expect(dialog).not.toHaveTextContent('Note');
  expect(await axeFindings(dialog)).toEqual([]);

  const save = screen.getByRole('button', { name: 'Save the merged version' });
  expect(save).toBeDisabled();
  await user.click(screen.getByRole('radio', { name: 'Theirs $60.00' }));
  await user.click(screen.getByRole('radio', { name: 'Yours $62.00' }));
  await user.click(save);
  expect(onResolve).toHaveBeenCalledWith({
    rate: '62.00',
    headline: 'Senior engineer',
    notice: 4,
    note: 'same',
    version: 4,
  });
});

test('changes to different fields need no choice', async () => {
  const user = userEvent.setup();
  const onResolve = jest.fn();
  const own = { ...base, headline: 'Lead' };
  renderUi(
    <ConflictDialog
      opened
      base={base}
      theirs={theirs}
      fields={fields}
      onResolve={onResolve}
      mine={own}
      byName="Jonas"
      at="2026-11-24T13:00:00Z"
      onCancel={() => undefined}
    />,
  );
  await user.click(await screen.findByRole('button', { name: 'Save the merged version' }));
  expect(onResolve).toHaveBeenCalledWith({ ...theirs, headline: 'Lead' });
});
