import {
  mayHold,
  templateVariables,
  type EmailTemplate,
  type EmailTemplateRow,
  type TemplateVariable,
} from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { EmailMessageModel } from '../../mail/email-message.model.ts';
import type { MailTemplate } from '../../mail/template.ts';
import { findPeople, type People } from '../people/api/people.ts';
import type { FoundTemplate } from './find-template.ts';

/** Owners and admins change the words of the platform; others see what goes out. */
export const mayEdit = (actor: Actor): boolean => actor.scopeOf('emailTemplate.manage') === 'all';

/** Templates as the list shows them. */
export async function showTemplates(
  actor: Actor,
  found: readonly FoundTemplate[],
): Promise<EmailTemplateRow[]> {
  const people = await findPeople(found.map(({ own }) => own?.updatedBy));
  const counts = await EmailMessageModel.aggregate<{ _id: string; count: number }>([
    { $match: { status: 'sent' } },
    { $group: { _id: '$template', count: { $sum: 1 } } },
  ]);
  const sent = new Map(counts.map(({ _id, count }) => [_id, count]));
  return found.map((template) => rowOf(actor, template, people, sent.get(template.key) ?? 0));
}

/** One template with its variables and earlier texts. */
export async function showTemplate(
  actor: Actor,
  found: FoundTemplate,
  session: ClientSession | null = null,
): Promise<EmailTemplate> {
  const { key, shipped, own } = found;
  const revisions = own?.revisions ?? [];
  const people = await findPeople([own?.updatedBy, ...revisions.map(({ by }) => by)], session);
  const sent = await EmailMessageModel.countDocuments({ template: key, status: 'sent' });
  return {
    ...rowOf(actor, found, people, sent),
    body: (own ?? shipped).body,
    variables: variablesOf(shipped).map((name) => ({
      name,
      label: declared[name]?.label ?? name,
      required: isRequired(shipped, name),
    })),
    revisions: revisions.toReversed().map(({ at, by, ...revision }) => ({
      ...revision,
      at: at?.toISOString() ?? null,
      by: people.ref(by),
    })),
  };
}

function rowOf(
  actor: Actor,
  { key, shipped, own }: FoundTemplate,
  people: People,
  sent: number,
): EmailTemplateRow {
  const isEdited = own !== null && (own.subject !== shipped.subject || own.body !== shipped.body);
  const edits = mayEdit(actor);
  return {
    ...{ id: key, name: shipped.name, topic: shipped.topic, audience: shipped.audience },
    ...{ subject: (own ?? shipped).subject, isEdited, sent },
    updatedAt: own?.updatedAt.toISOString() ?? null,
    updatedBy: people.ref(own?.updatedBy),
    version: own?.version ?? 1,
    allowedActions: [
      ...(edits ? (['edit'] as const) : []),
      ...(edits && isEdited ? (['restore_default'] as const) : []),
    ],
  };
}

const declared: Readonly<Record<string, TemplateVariable>> = templateVariables;

/** What a template may hold: what its sender passes and what follows from that, for its readers. */
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
