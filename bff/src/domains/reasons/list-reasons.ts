import type { reasonEndpoints } from '@muster/contracts';
import type { Service } from '../../http/mount.ts';
import { templatesForTelling } from '../../records/email-templates/template-lookup.ts';
import { reasonsOf } from './api/reasons.ts';

/**
 * Lists the reasons for one kind of ending; the templates for telling candidates are only for
 * staff.
 */
export const listReasons: Service<typeof reasonEndpoints.list> = async ({ actor }, { query }) => {
  const reasons = await reasonsOf(query.context);
  const telling = await templatesForTelling(
    actor.audience === 'staff'
      ? reasons.flatMap(({ defaultTemplateId }) => defaultTemplateId ?? [])
      : [],
  );
  return {
    data: reasons.map((reason) => {
      const templateId = reason.defaultTemplateId?.toHexString() ?? null;
      return {
        id: reason._id.toHexString(),
        context: reason.context,
        side: reason.side,
        label: reason.label,
        requiresNote: reason.requiresNote,
        coolDownDays: reason.coolDownDays,
        defaultTemplateId: templateId !== null && telling.has(templateId) ? templateId : null,
      };
    }),
  };
};
