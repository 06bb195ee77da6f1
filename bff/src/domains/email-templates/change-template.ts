import { limits, templateFault, type emailTemplateEndpoints } from '@muster/contracts';
import { audit, changesBetween } from '../../audit/audit.service.ts';
import { transactShown } from '../../db/show-conflict.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { updateVersioned } from '../../db/versioned-update.ts';
import { AppError, invalidField } from '../../http/app-error.ts';
import type { RequestContext } from '../../http/context.ts';
import type { Service } from '../../http/mount.ts';
import {
  EmailTemplateModel,
  type StoredRevision,
  type StoredTemplate,
} from '../../mail/email-template.model.ts';
import type { MailTemplate } from '../../mail/template.ts';
import { findTemplate, type FoundTemplate } from './find-template.ts';
import { isRequired, mayEdit, showTemplate, variablesOf } from './show-template.ts';

type Endpoints = typeof emailTemplateEndpoints;
type Words = Pick<StoredTemplate, 'subject' | 'body'>;

export const updateTemplate: Service<Endpoints['update']> = (ctx, { params, body }) =>
  change(ctx, params.id, body.version, (_shipped) => body.changes);

/** What was changed meanwhile stays as a revision. */
export const restoreDefault: Service<Endpoints['restoreDefault']> = (ctx, { params, body }) =>
  change(ctx, params.id, body.version, ({ subject, body: text }) => ({ subject, body: text }));

const change = (
  ctx: RequestContext,
  key: string,
  version: number,
  wordsOf: (shipped: MailTemplate) => Partial<Words>,
) =>
  transactShown(ctx, {
    find: (session) => findTemplate(key, session),
    change: async (tx, found) => {
      if (!mayEdit(ctx.actor))
        throw new AppError('FORBIDDEN', { context: { role: ctx.actor.role } });
      const words = wordsOf(found.shipped);
      requireUsable(found.shipped, words);
      return { ...found, own: await write(tx, found, version, words) };
    },
    show: (found, session) => showTemplate(ctx.actor, found, session),
  });

/** @throws AppError VALIDATION_FAILED at the subject or the body */
function requireUsable(shipped: MailTemplate, words: Partial<Words>): void {
  const known = new Set(variablesOf(shipped));
  for (const field of ['subject', 'body'] as const) {
    const source = words[field];
    const fault = source === undefined ? null : templateFault(source, known);
    if (fault) throw invalidField(`changes.${field}`, fault.code, { name: fault.name });
  }
  const lost = [...known].find(
    (name) => isRequired(shipped, name) && words.body && !words.body.includes(`{{${name}}}`),
  );
  if (lost) throw invalidField('changes.body', 'TEMPLATE_LINK_MISSING', { name: lost });
}

const auditedFields = ['subject', 'body'] as const satisfies readonly (keyof StoredTemplate)[];

async function write(
  tx: Tx,
  { key, shipped, own }: FoundTemplate,
  base: number,
  words: Partial<Words>,
): Promise<StoredTemplate> {
  if (!own) {
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
        revision: current.revision + 1,
        revisions: [...current.revisions, revisionOf(current)].slice(-limits.template.revisions),
      },
    }),
  });
  await audit(tx, {
    action: 'emailTemplate.update',
    entity: 'emailTemplate',
    entityId: after._id,
    changes: changesBetween<StoredTemplate>(before, after, auditedFields),
  });
  return after;
}

const revisionOf = (stored: StoredTemplate): StoredRevision => ({
  ...{ revision: stored.revision, subject: stored.subject, body: stored.body },
  at: stored.revision === 1 ? null : stored.updatedAt,
  by: stored.revision === 1 ? null : stored.updatedBy,
});
