import { isDeepStrictEqual } from 'node:util';
import { ownVariables, type EmailTemplateChanges } from '@muster/contracts';
import { audit, changesBetween } from '../../audit/audit.service.ts';
import { foldText } from '../../db/fold-text.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { updateVersioned } from '../../db/versioned-update.ts';
import { revised } from '../../mail/template-words.ts';
import { languageOf } from './api/in-language.ts';
import { foundOwn, type FoundOwn } from './find-template.ts';
import { OwnTemplateModel, type OwnTemplate } from './own-template.model.ts';
import { requireTranslations } from './template-languages.ts';
import { requireFreeName } from './template-names.ts';
import { requireKnown } from './template-variables.ts';

/** What the audit log keeps of each change. */
export const auditedFields = [
  'name',
  'topic',
  'isActive',
  'subject',
  'body',
  'language',
  'translations',
] as const satisfies readonly (keyof OwnTemplate)[];

const wordsOf = (
  template: Pick<OwnTemplate, 'subject' | 'body' | 'language' | 'translations'>,
) => ({
  subject: template.subject,
  body: template.body,
  language: languageOf(template),
  translations: template.translations ?? [],
});

/** Whether a reader of any language gets other words. */
const isReworded = (current: OwnTemplate, changes: EmailTemplateChanges): boolean =>
  !isDeepStrictEqual(wordsOf({ ...current, ...changes }), wordsOf(current));

/** Changes a template that people made; its earlier words stay as revisions. */
export async function changeOwn(
  tx: Tx,
  stored: OwnTemplate,
  base: number,
  changes: EmailTemplateChanges,
): Promise<FoundOwn> {
  const { _id, audience, ownerUserId } = stored;
  const { name } = changes;
  requireKnown(ownVariables(audience), changes, 'changes.');
  const { before, after } = await updateVersioned<OwnTemplate>(tx, OwnTemplateModel, {
    filter: { _id },
    base,
    paths: Object.keys(changes),
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
