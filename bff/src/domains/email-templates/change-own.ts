import { isDeepStrictEqual } from 'node:util';
import {
  limits,
  ownVariables,
  type EmailTemplateChanges,
  type EmailTemplatePatch,
} from '@muster/contracts';
import type { Actor } from '../../auth/actor.ts';
import { audit, changesBetween } from '../../audit/audit.service.ts';
import { foldText } from '../../db/fold-text.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { updateVersioned } from '../../db/versioned-update.ts';
import { revised } from '../../mail/template-words.ts';
import { bringFiles } from '../files/api/bring-files.ts';
import { languageOf } from './api/in-language.ts';
import { foundOwn, type FoundOwn } from './find-template.ts';
import {
  OwnTemplateModel,
  type OwnTemplate,
} from '../../records/email-templates/own-template.model.ts';
import { requireTranslations } from './template-languages.ts';
import { requireFreeName } from './template-names.ts';
import { requireKnown } from './template-variables.ts';

/** Fields whose changes the audit log keeps. */
export const auditedFields = [
  'name',
  'topic',
  'isActive',
  'subject',
  'body',
  'language',
  'translations',
  'cc',
  'repliesTo',
  'fileIds',
] as const satisfies readonly (keyof OwnTemplate)[];

/** Limits of the files attached to a template. */
export const fileRoom = { count: limits.template.files, bytes: limits.mail.fileBytes };

const wordsOf = (
  template: Pick<OwnTemplate, 'subject' | 'body' | 'language' | 'translations'>,
) => ({
  subject: template.subject,
  body: template.body,
  language: languageOf(template),
  translations: template.translations ?? [],
});

/** Checks whether the text changes in any language. */
const isReworded = (
  current: OwnTemplate,
  changes: Omit<EmailTemplateChanges, 'fileIds'>,
): boolean => !isDeepStrictEqual(wordsOf({ ...current, ...changes }), wordsOf(current));

/** Changes a user-made template; earlier texts are kept as revisions. */
export async function changeOwn(
  tx: Tx,
  actor: Actor,
  stored: OwnTemplate,
  { version: base, changes: { fileIds, ...changes } }: EmailTemplatePatch,
): Promise<FoundOwn> {
  const { _id, audience, ownerUserId } = stored;
  const { name } = changes;
  requireKnown(ownVariables(audience), changes, 'changes.');
  const { before, after } = await updateVersioned<OwnTemplate>(tx, OwnTemplateModel, {
    filter: { _id },
    base,
    paths: [...Object.keys(changes), ...(fileIds ? ['fileIds'] : [])],
    apply: async (current) => {
      if (name !== undefined)
        await requireFreeName(tx, { name, ownerUserId, except: _id }, 'changes.name');
      requireTranslations(
        audience,
        changes.language ?? languageOf(current),
        changes.translations ?? current.translations,
        'changes.',
      );
      return {
        $set: {
          ...changes,
          ...(fileIds && {
            fileIds: await bringFiles(tx, actor, fileIds, {
              max: fileRoom,
              held: current.fileIds ?? [],
            }),
          }),
          ...(name !== undefined && { nameKey: foldText(name) }),
          ...(isReworded(current, changes) && revised(current)),
        },
      };
    },
  });
  await audit(tx, {
    action: 'emailTemplate.update',
    entity: 'emailTemplate',
    entityId: _id,
    changes: changesBetween<OwnTemplate>(before, after, auditedFields),
  });
  return foundOwn(after);
}
