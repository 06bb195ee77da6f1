import { ownVariables, limits, type emailTemplateEndpoints } from '@muster/contracts';
import { audit, changesBetween } from '../../audit/audit.service.ts';
import { foldText } from '../../db/fold-text.ts';
import { transact } from '../../db/unit-of-work.ts';
import { invalidField } from '../../http/app-error.ts';
import type { Service } from '../../http/mount.ts';
import { bringFiles } from '../files/api/bring-files.ts';
import { auditedFields, fileRoom } from './change-own.ts';
import { mayEditOwn, requireMay } from './email-templates.policy.ts';
import { foundOwn } from './find-template.ts';
import {
  OwnTemplateModel,
  type OwnTemplate,
} from '../../records/email-templates/own-template.model.ts';
import { showTemplate } from './show-template.ts';
import { requireTranslations } from './template-languages.ts';
import { requireFreeName } from './template-names.ts';
import { requireKnown } from './template-variables.ts';

/** Creates a personal template, or one of the team. */
export const createTemplate: Service<(typeof emailTemplateEndpoints)['create']> = (ctx, { body }) =>
  transact(ctx, async (tx) => {
    const { session } = tx;
    const { scope, fileIds, ...content } = body;
    const ownerUserId = scope === 'team' ? null : ctx.actor.userId;
    requireMay(ctx.actor, mayEditOwn(ctx.actor, { ownerUserId }));
    requireKnown(ownVariables(content.audience), content);
    requireTranslations(content.audience, content.language, content.translations);
    await requireFreeName(tx, { name: content.name, ownerUserId }, 'name');
    const max = limits.template.perOwner;
    const count = await OwnTemplateModel.countDocuments(
      { ownerUserId, deletedAt: null },
      { session },
    );
    if (count >= max) throw invalidField('name', 'TOO_MANY', { max });
    const [created] = await OwnTemplateModel.create(
      [
        {
          ...content,
          ownerUserId,
          fileIds: await bringFiles(tx, ctx.actor, fileIds, { max: fileRoom }),
          nameKey: foldText(content.name),
          createdAt: tx.at,
          createdBy: tx.userId,
          updatedAt: tx.at,
          updatedBy: tx.userId,
        },
      ],
      { session },
    );
    if (!created) throw new Error('The template was not written');
    const stored = created.toObject<OwnTemplate>();
    await audit(tx, {
      action: 'emailTemplate.create',
      entity: 'emailTemplate',
      entityId: stored._id,
      changes: changesBetween<OwnTemplate>(null, stored, auditedFields),
    });
    return showTemplate(ctx.actor, foundOwn(stored), session);
  });
