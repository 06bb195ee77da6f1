import {
  companyBillingFieldNames,
  toMinorUnits,
  type BodyOf,
  type companyEndpoints,
} from '@muster/contracts';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import { foldText } from '../../../db/fold-text.ts';
import type { Actor } from '../../../auth/actor.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import type { Service } from '../../../http/mount.ts';
import { cleanRichText } from '../../../rich-text/rich-text.ts';
import { takePicture } from '../../files/api/pictures.ts';
import { auditedFields, secretFields } from '../record/company-audit.ts';
import { changeCompany, explainTakenName } from './change-company.ts';
import { requireManager, requireRecruiter } from './company-holders.ts';
import { requireReach } from '../../../records/companies/company-lookup.ts';
import type { Company } from '../../../records/companies/company.model.ts';
import { notifyNewManager } from './manager-notice.ts';

type Changes = BodyOf<typeof companyEndpoints.update>['changes'];

const billing: ReadonlySet<string> = new Set<string>(companyBillingFieldNames);

/**
 * Changes fields of the record; finance may change only financial fields, other roles those they
 * may write.
 */
export const updateCompany: Service<typeof companyEndpoints.update> = async (
  ctx,
  { params, body },
) => {
  const { changes, version } = body;
  const paths = Object.keys(changes);
  try {
    return await changeCompany(ctx, {
      id: params.id,
      permission: 'company.updateBilling',
      allow: (company) => {
        if (paths.some((path) => !billing.has(path)))
          requireReach(ctx.actor, 'company.update', company);
      },
      version,
      paths,
      change: (current, tx) => storedChanges(changes, { actor: ctx.actor, current, tx }),
      record: async (tx, before, after) => {
        const changed = auditedFields.filter((field) => paths.includes(field));
        await audit(tx, {
          action: 'company.update',
          entity: 'company',
          entityId: after._id,
          companyId: after._id,
          changes: changesBetween<Company>(before, after, changed, secretFields),
        });
        if (!before.accountManagerId.equals(after.accountManagerId))
          await notifyNewManager(tx, after.accountManagerId, after);
      },
    });
  } catch (error) {
    const sought = { name: changes.name ?? '', domain: null, excludeId: params.id };
    throw await explainTakenName(ctx, sought, error);
  }
};

/** Returns the changes in their stored form. */
async function storedChanges(
  changes: Changes,
  { actor, current, tx }: { actor: Actor; current: Company; tx: Tx },
): Promise<Partial<Company>> {
  const { accountManagerId, recruiterId, about, logoFileId, defaultFeeValue, ...plain } = changes;
  return {
    ...definedOf(plain),
    ...(plain.name !== undefined && { nameKey: foldText(plain.name) }),
    ...(about !== undefined && { about: about ? cleanRichText(about) || null : null }),
    ...(logoFileId !== undefined && {
      logoFileId: await takePicture(tx, actor, logoFileId, {
        before: current.logoFileId,
        path: 'changes.logoFileId',
      }),
    }),
    ...(defaultFeeValue !== undefined && {
      defaultFeeValue: defaultFeeValue === null ? null : toMinorUnits(defaultFeeValue),
    }),
    ...(accountManagerId !== undefined && {
      accountManagerId: await requireManager(
        accountManagerId,
        'changes.accountManagerId',
        tx.session,
      ),
    }),
    ...(recruiterId !== undefined && {
      recruiterId:
        recruiterId === null
          ? null
          : await requireRecruiter(recruiterId, 'changes.recruiterId', tx.session),
    }),
  };
}

/** A partial change omits unchanged keys, which the parsed body's types do not express. */
const definedOf = <T extends object>(changes: T) =>
  changes as { [K in keyof T]: Exclude<T[K], undefined> };
