import type { BulkItem, companyEndpoints } from '@muster/contracts';
import type { Types } from 'mongoose';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { updateVersioned } from '../../../db/versioned-update.ts';
import { AppError } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { Service } from '../../../http/mount.ts';
import { findCompanyFor, requireOpen } from '../../../records/companies/company-lookup.ts';
import { CompanyModel, type Company } from '../../../records/companies/company.model.ts';
import { requireManager } from '../changes/company-holders.ts';
import { notifyNewManager } from '../changes/manager-notice.ts';

/** Gives several clients the same account manager; a refused client does not stop the others. */
export const bulkAccountManager: Service<typeof companyEndpoints.bulkOwner> = async (
  ctx,
  { body },
) => {
  const manager = await requireManager(body.accountManagerId, 'accountManagerId');
  const items: BulkItem[] = [];
  for (const id of new Set(body.ids)) items.push(await changeOne(ctx, id, manager, body.dryRun));
  const count = (outcome: BulkItem['outcome']) =>
    items.filter((item) => item.outcome === outcome).length;
  return { items, ok: count('ok'), skipped: count('skipped'), failed: count('error') };
};

async function changeOne(
  ctx: RequestContext,
  id: string,
  manager: Types.ObjectId,
  dryRun: boolean,
): Promise<BulkItem> {
  let name: string | null = null;
  try {
    const company = await findCompanyFor(ctx.actor, 'company.bulkOwner', id);
    name = company.name;
    requireOpen(company);
    if (company.accountManagerId.equals(manager))
      return { id, name, outcome: 'skipped', code: 'ALREADY_OWNER' };
    if (!dryRun) await changeAlone(ctx, company._id, manager);
    return { id, name, outcome: 'ok', code: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { id, name, outcome: 'error', code: error.code };
  }
}

/** Runs without the idempotency key, which belongs to the response of the whole request. */
async function changeAlone(
  { requestId, ip, session }: RequestContext,
  _id: Types.ObjectId,
  accountManagerId: Types.ObjectId,
): Promise<void> {
  await transact({ requestId, ip, session, idempotency: null }, async (tx) => {
    const current = await CompanyModel.findOne({ _id, deletedAt: null }, null, {
      session: tx.session,
    }).lean();
    if (!current) throw new AppError('NOT_FOUND');
    const { before, after } = await updateVersioned<Company>(tx, CompanyModel, {
      filter: { _id },
      base: current.version,
      paths: ['accountManagerId'],
      apply: () => ({ $set: { accountManagerId } }),
    });
    await audit(tx, {
      action: 'company.change_manager',
      entity: 'company',
      entityId: _id,
      companyId: _id,
      changes: changesBetween<Company>(before, after, ['accountManagerId']),
    });
    await notifyNewManager(tx, accountManagerId, after);
  });
}
