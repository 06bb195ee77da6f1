import {
  ownVariables,
  mayHold,
  templateFault,
  templateVariables,
  variableLabel,
  type EmailTemplate,
  type TemplateVariable,
} from '@muster/contracts';
import { invalidField } from '../../http/app-error.ts';
import type { MailTemplate } from '../../mail/template.ts';
import type { TemplateWords } from '../../mail/template-words.ts';
import type { FoundTemplate } from './find-template.ts';

const declared: Readonly<Record<string, TemplateVariable>> = templateVariables;

/**
 * Returns the variables of a shipped template: those its sender passes and those computed from
 * them.
 */
export function variablesOf({ variables, links, computed, audience }: MailTemplate): string[] {
  const further = Object.keys(computed?.(sampleOf(variables)) ?? {});
  return [...variables, ...Object.keys(links ?? {}), ...further].filter((name) =>
    mayHold(audience, name),
  );
}

/** Returns sample values of these variables. */
export const sampleOf = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, declared[name]?.sample ?? '']));

/** Checks for a token link: a mail sent for its link is useless without it. */
export const isRequired = ({ links }: MailTemplate, name: string): boolean =>
  links?.[name]?.token !== undefined;

/** Returns a template's variables with their descriptions. */
export function variablesShown(found: FoundTemplate): EmailTemplate['variables'] {
  const names =
    found.kind === 'own' ? ownVariables(found.stored.audience) : variablesOf(found.shipped);
  return names.map((name) => ({
    name,
    label: variableLabel(name),
    required: found.kind === 'shipped' && isRequired(found.shipped, name),
  }));
}

/**
 * Refuses unknown variables and unclosed brackets; `path` leads to the fields, and `called` is the
 * name of the text if it is not the body.
 * @throws AppError VALIDATION_FAILED at the subject or the body
 */
export function requireKnown(
  names: readonly string[],
  words: Partial<Pick<TemplateWords, 'subject' | 'body'>>,
  path = '',
  called: Partial<Record<'body', string>> = {},
): void {
  const known = new Set(names);
  for (const field of ['subject', 'body'] as const) {
    const source = words[field];
    const fault = source === undefined ? null : templateFault(source, known);
    if (fault)
      throw invalidField(
        `${path}${field === 'body' ? (called.body ?? field) : field}`,
        fault.code,
        { name: fault.name },
      );
  }
}
