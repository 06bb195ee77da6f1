import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { rawValuesIn } from './raw-values.ts';
import { fail } from './respond.ts';

/** What the service answers when Li Chen has saved `current` meanwhile. */
export const conflictWith = (current: { version: number }, changedFields: string[] = []) =>
  fail('VERSION_CONFLICT', {
    context: {
      ...{ current, version: current.version, changedFields },
      ...{ by: 'Li Chen', at: '2026-03-02T09:00:00.000Z' },
    },
  });

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
  const dialog = await screen.findByRole('dialog', { name: /Li Chen has changed this/ });
  const fields = [...dialog.querySelectorAll('legend, dt')].map(({ textContent }) => textContent);
  const texts = [...dialog.querySelectorAll('legend, dt, dd, label')].map(
    ({ textContent }) => textContent ?? '',
  );
  const unnamed = texts.filter((text) => text.includes('Another value'));
  return { fields, raw: [...texts.flatMap(rawValuesIn), ...unnamed] };
}

async function typeSomething(user: UserEvent, form: HTMLElement): Promise<void> {
  const [box] = within(form)
    .getAllByRole('textbox')
    .filter((one) => one.matches('input:enabled:not([type=password]), textarea:enabled'));
  if (!box) throw new Error('The form has no text to change');
  await user.type(box, '7');
}
