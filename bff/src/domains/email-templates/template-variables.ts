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

/** What a shipped template may hold: what its sender passes and what follows from that. */
export function variablesOf({ variables, links, computed, audience }: MailTemplate): string[] {
  const further = Object.keys(computed?.(sampleOf(variables)) ?? {});
  return [...variables, ...Object.keys(links ?? {}), ...further].filter((name) =>
    mayHold(audience, name),
  );
}

/** Sample values of these variables. */
export const sampleOf = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, declared[name]?.sample ?? '']));

/** A mail that exists for its link says nothing without it. */
export const isRequired = ({ links }: MailTemplate, name: string): boolean =>
  links?.[name]?.token !== undefined;

/** What a template may hold, in words. */
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
 * Refuses a variable that is not known, and brackets that do not close; `path` leads to the fields,
 * `called` is what the text is called where it is not the body.
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
