import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { z } from 'zod';
import type { AnyEndpoint, FieldError } from '@muster/contracts';
import { fieldErrorText } from '@muster/ui';
import { fail, respond, type Handler } from './respond.ts';

/** Fields that are not user input: the version to write to, and who is notified. */
const technical: ReadonlySet<string> = new Set(['version', 'notifyClient', 'notifyCandidates']);

const code = 'NOT_ALLOWED';

/** Optional wrappers do not matter for the type. */
function unwrapped(schema: unknown): unknown {
  const isWrapped =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault;
  return isWrapped ? unwrapped(schema.unwrap()) : schema;
}

/** Returns the path of every field of a body, as the service names it; lists as a whole. */
function pathsOf(schema: unknown, path = ''): string[] {
  const inner = unwrapped(schema);
  if (!(inner instanceof z.ZodObject) || 'upsert' in inner.shape) return [path];
  return Object.entries(inner.shape)
    .filter(([key]) => !technical.has(key))
    .flatMap(([key, member]) => pathsOf(member, path === '' ? key : `${path}.${key}`));
}

/** The service refuses every field that it is sent. */
export const refusingEveryField = (endpoint: AnyEndpoint): Handler => {
  const fields = pathsOf((endpoint as { body?: unknown }).body).map((path): FieldError => ({
    path,
    code: 'NOT_ALLOWED',
    message: 'No',
  }));
  return respond(endpoint, () => fail('VALIDATION_FAILED', { fields }));
};

/**
 * Saves, and reads what the form says of the refusal: the lines that name a field, and the links
 * that lead nowhere.
 */
export async function meetRefusal(
  user: UserEvent,
  form: HTMLElement,
  save: string | RegExp,
): Promise<{ named: string[]; broken: string[] }> {
  await user.click(screen.getByRole('button', { name: save }));
  const unnamed = fieldErrorText({ code, params: {} });
  const lines = await waitFor(() => {
    const texts = within(form)
      .getAllByRole('alert')
      .flatMap((alert) => [...alert.querySelectorAll('li')])
      .filter(({ textContent }) => textContent.includes(unnamed));
    if (texts.length === 0) throw new Error('The form does not say what was refused');
    return texts;
  });
  const links = lines.flatMap((line) => [...line.querySelectorAll('a')]);
  return {
    named: [...new Set(lines.map(({ textContent }) => textContent))].filter(
      (text) => text !== unnamed,
    ),
    broken: links
      .filter((link) => !document.getElementById(link.getAttribute('href')?.slice(1) ?? ''))
      .map(({ textContent }) => textContent),
  };
}
