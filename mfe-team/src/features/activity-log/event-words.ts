import type { AuditEventView } from '@muster/contracts';
import type { MessageTree } from '@muster/ui';
import { activityMessages } from './messages.ts';
import type { Translate } from './use-messages.ts';

/** Looks up a text by a path from the server; null if there is none. */
function textAt(path: readonly string[]): string | null {
  let here: string | MessageTree | undefined = activityMessages.en;
  for (const key of path)
    here = typeof here === 'object' && Object.hasOwn(here, key) ? here[key] : undefined;
  return typeof here === 'string' ? path.join('.') : null;
}

/** If the server uses words unknown to this screen, the server's text is shown. */
const wordOf = (t: Translate, path: readonly string[], otherwise: string): string => {
  const key = textAt(path);
  return key === null ? otherwise : t(key as Parameters<Translate>[0]);
};

/** Returns `note.create` in words; an unknown action as the server names it. */
export const actionWords = (t: Translate, action: string): string =>
  wordOf(t, ['action', ...action.split('.')], action);

/** `candidate` → Candidates. */
export const groupWords = (t: Translate, group: string): string =>
  wordOf(t, ['group', group], sentenceCase(group));

export const entityWords = (t: Translate, entity: string): string =>
  wordOf(t, ['entity', entity], sentenceCase(entity));

/** Custom fields are shown by their label. */
const ofTheAgency = 'custom.';

/** `yearsExperience` → Years experience; the suffix of ids is dropped. */
export const fieldWords = (t: Translate, path: string): string =>
  path.startsWith(ofTheAgency)
    ? path.slice(ofTheAgency.length)
    : wordOf(t, ['field', path], sentenceCase(path.replace(/(User)?Ids?$/, '')));

const sentenceCase = (name: string): string => {
  const words = name
    .replace(/[._]/g, ' ')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Returns who really acted, and in whose name if that is another user. */
export function whoOf(t: Translate, event: AuditEventView): { name: string; as: string | null } {
  const { actor, realActor, actorKind } = event;
  if (realActor) return { name: realActor.name, as: actor && t('who.as', { name: actor.name }) };
  return { name: actor?.name ?? t(`who.${actorKind}`), as: null };
}

/** Events without a record of their own. */
const withoutRecord: ReadonlySet<string> = new Set(['audit', 'impersonation', 'session']);

/**
 * Returns the record's own name, or the name of the record it belongs to; empty if there is none.
 */
export function recordWords(t: Translate, event: AuditEventView): string {
  const { entity, entityName, subject } = event;
  if (withoutRecord.has(entity)) return '';
  if (subject?.name)
    return entityName ?? t('entity.on', { part: entityWords(t, entity), name: subject.name });
  return entityName ?? entityWords(t, entity);
}
