import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { AnyEndpoint } from '@muster/contracts';
import type { MockApi } from './mock-api.ts';
import { rawValuesIn } from './raw-values.ts';
import { fail, respond, type Handler } from './respond.ts';

/** The error answer after Li Chen has saved `current` meanwhile. */
export const conflictWith = (current: { version: number }, changedFields: string[] = []) =>
  fail('VERSION_CONFLICT', {
    context: {
      current,
      version: current.version,
      changedFields,
      by: 'Li Chen',
      at: '2026-03-02T09:00:00.000Z',
    },
  });

/** Li Chen has saved `current` since the form was opened: only what builds on it is saved. */
export const changedMeanwhile = (
  endpoint: AnyEndpoint,
  current: { version: number },
  saved: unknown = current,
): Handler => ({
  ...respond(endpoint, () => conflictWith(current)),
  answer: ({ body }) =>
    (body as { version: number }).version === current.version ? saved : conflictWith(current),
});

const conflictDialog = { name: /Li Chen has changed this/ };

/**
 * Changes the first text of the form that is open, saves, and reads the dialog about a colleague's
 * changes: the fields that it names, and what in it only machines read.
 */
export async function meetConflict(
  user: UserEvent,
  form: HTMLElement,
  save: string | RegExp,
  change: (form: HTMLElement) => Promise<void> = (place) => typeSomething(user, place),
) {
  await change(form);
  await user.click(screen.getByRole('button', { name: save }));
  const dialog = await screen.findByRole('dialog', conflictDialog);
  const fields = [...dialog.querySelectorAll('legend, dt')].map(({ textContent }) => textContent);
  const texts = [...dialog.querySelectorAll('legend, dt, dd, label')].map(
    ({ textContent }) => textContent ?? '',
  );
  const unnamed = texts.filter((text) => text.includes('Another value'));
  return { fields, raw: [...texts.flatMap(rawValuesIn), ...unnamed] };
}

/**
 * Takes one side for every field that both changed, and saves: the merge is sent on the version of
 * the colleague, and neither refused by the form nor asked about again.
 */
export async function saveMerged(
  user: UserEvent,
  side: 'Yours' | 'Theirs',
  { network, endpoint, version }: { network: MockApi; endpoint: AnyEndpoint; version: number },
): Promise<void> {
  const dialog = within(screen.getByRole('dialog', conflictDialog));
  for (const choice of dialog.queryAllByRole('radio', { name: new RegExp(`^${side}`) }))
    await user.click(choice);
  await user.click(dialog.getByRole('button', { name: 'Save the merged version' }));
  await waitFor(() =>
    expect({
      refused: screen
        .queryAllByRole('alert')
        .filter((alert) => alert.closest('form'))
        .map(({ textContent }) => textContent),
      sent: network.callsOf(endpoint).map(({ body }) => (body as { version: number }).version),
    }).toEqual({ refused: [], sent: [expect.any(Number), version] }),
  );
  expect(screen.queryByRole('dialog', conflictDialog)).not.toBeInTheDocument();
}

/** Types into the first text field of a form. */
export async function typeSomething(user: UserEvent, form: HTMLElement): Promise<void> {
  const [box] = within(form)
    .getAllByRole('textbox')
    .filter((one) => one.matches('input:enabled:not([type=password]), textarea:enabled'));
  if (!box) throw new Error('The form has no text to change');
  await user.type(box, '7');
}
