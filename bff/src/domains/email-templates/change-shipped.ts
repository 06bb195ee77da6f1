import { audit, changesBetween } from '../../audit/audit.service.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { updateVersioned } from '../../db/versioned-update.ts';
import { invalidField } from '../../http/app-error.ts';
import { EmailTemplateModel, type StoredTemplate } from '../../mail/email-template.model.ts';
import { revised } from '../../mail/template-words.ts';
import type { MailTemplate } from '../../mail/template.ts';
import type { FoundShipped } from './find-template.ts';
import { isRequired, requireKnown, variablesOf } from './template-variables.ts';

type Words = Pick<StoredTemplate, 'subject' | 'body'>;

const auditedFields = ['subject', 'body'] as const satisfies readonly (keyof StoredTemplate)[];

/** Changes the text of a platform mail. */
export async function changeShipped(
  tx: Tx,
  found: FoundShipped,
  base: number,
  words: Partial<Words>,
): Promise<FoundShipped> {
  const { key, shipped } = found;
  requireUsable(shipped, words);
  if (!found.own) {
    const { subject, body } = shipped;
    await EmailTemplateModel.create(
      [{ key, subject, body, createdAt: tx.at, createdBy: tx.userId, updatedAt: tx.at }],
      { session: tx.session },
    );
  }
  const { before, after } = await updateVersioned<StoredTemplate>(tx, EmailTemplateModel, {
    filter: { key },
    base,
    paths: Object.keys(words),
    apply: (current) => ({
      $set: {
        ...words,
        ...revised(current, current.revision === 1 ? { at: null, by: null } : undefined),
      },
    }),
  });
  await audit(tx, {
    action: 'emailTemplate.update',
    entity: 'emailTemplate',
    entityId: after._id,
    changes: changesBetween<StoredTemplate>(before, after, auditedFields),
  });
  return { ...found, own: after };
}

/** @throws AppError VALIDATION_FAILED at the subject or the body */
function requireUsable(shipped: MailTemplate, words: Partial<Words>): void {
  const known = variablesOf(shipped);
  requireKnown(known, words, 'changes.');
  const lost = known.find(
    (name) => isRequired(shipped, name) && words.body && !words.body.includes(`{{${name}}}`),
  );
  if (lost) throw invalidField('changes.body', 'TEMPLATE_LINK_MISSING', { name: lost });
}
