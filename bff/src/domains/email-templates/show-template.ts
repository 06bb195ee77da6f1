import { mailLanguages, type EmailTemplate, type EmailTemplateRow } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { findPeople, type People } from '../../identity/people/people.ts';
import { reasonsWith } from '../reasons/api/template-reasons.ts';
import { languageOf } from './api/in-language.ts';
import { besideWords } from './api/template-files.ts';
import { mayEditOwn, mayEditShipped, ownScope } from './email-templates.policy.ts';
import type { FoundOwn, FoundShipped, FoundTemplate } from './find-template.ts';
import { countSent, usageOf } from './template-usage.ts';
import { variablesShown } from './template-variables.ts';

/** Returns templates as the list shows them. */
export async function showTemplates(
  actor: Actor,
  found: readonly FoundTemplate[],
): Promise<EmailTemplateRow[]> {
  const people = await findPeople(found.flatMap(peopleOf));
  const [sent, reasons] = await Promise.all([countSent(), reasonsWith()]);
  return found.map((template) =>
    rowOf(actor, template, people, {
      sent: sent.get(template.key) ?? 0,
      reasons: reasons.get(template.key) ?? 0,
    }),
  );
}

/** Returns one template with its variables and earlier texts. */
export async function showTemplate(
  actor: Actor,
  found: FoundTemplate,
  session: ClientSession | null = null,
): Promise<EmailTemplate> {
  const words = wordsOf(found);
  const revisions = words?.revisions ?? [];
  const people = await findPeople([...peopleOf(found), ...revisions.map(({ by }) => by)], session);
  const { sent, ...usage } = await usageOf(found, session);
  const reasons = await reasonsWith(session);
  return {
    ...rowOf(actor, found, people, { sent, reasons: reasons.get(found.key) ?? 0 }),
    body: found.kind === 'own' ? found.stored.body : (found.own ?? found.shipped).body,
    language: found.kind === 'own' ? languageOf(found.stored) : mailLanguages[0],
    translations: (found.kind === 'own' && found.stored.translations) || [],
    variables: variablesShown(found),
    revisions: revisions.toReversed().map(({ at, by, language, translations, ...revision }) => ({
      ...revision,
      language: language ?? null,
      translations: translations ?? null,
      at: at?.toISOString() ?? null,
      by: people.ref(by),
    })),
    usage,
    ...(await besideWords(found.kind === 'own' ? found.stored : {}, session)),
  };
}

const wordsOf = (found: FoundTemplate) => (found.kind === 'own' ? found.stored : found.own);

const peopleOf = (found: FoundTemplate) => [
  wordsOf(found)?.updatedBy,
  ...(found.kind === 'own' ? [found.stored.ownerUserId] : []),
];

const rowOf = (
  actor: Actor,
  found: FoundTemplate,
  people: People,
  counts: Pick<EmailTemplateRow, 'sent' | 'reasons'>,
): EmailTemplateRow =>
  found.kind === 'own'
    ? ownRow(actor, found, people, counts)
    : shippedRow(actor, found, people, counts);

function shippedRow(
  actor: Actor,
  { key, shipped, own }: FoundShipped,
  people: People,
  counts: Pick<EmailTemplateRow, 'sent' | 'reasons'>,
): EmailTemplateRow {
  const isEdited = own !== null && (own.subject !== shipped.subject || own.body !== shipped.body);
  const edits = mayEditShipped(actor);
  return {
    id: key,
    name: shipped.name,
    topic: shipped.topic,
    audience: shipped.audience,
    scope: 'system',
    owner: null,
    isActive: true,
    subject: (own ?? shipped).subject,
    isEdited,
    ...counts,
    updatedAt: own?.updatedAt.toISOString() ?? null,
    updatedBy: people.ref(own?.updatedBy),
    version: own?.version ?? 1,
    allowedActions: [
      ...(edits ? (['edit'] as const) : []),
      ...(edits && isEdited ? (['restore_default'] as const) : []),
    ],
  };
}

function ownRow(
  actor: Actor,
  { key, stored }: FoundOwn,
  people: People,
  counts: Pick<EmailTemplateRow, 'sent' | 'reasons'>,
): EmailTemplateRow {
  const { name, topic, audience, ownerUserId, isActive, subject, version } = stored;
  return {
    id: key,
    name,
    topic,
    audience,
    isActive,
    subject,
    version,
    ...counts,
    scope: ownScope(stored),
    owner: people.ref(ownerUserId),
    isEdited: false,
    updatedAt: stored.updatedAt.toISOString(),
    updatedBy: people.ref(stored.updatedBy),
    allowedActions: mayEditOwn(actor, stored) ? ['edit', 'delete'] : [],
  };
}
