import {
  companyBillingFieldNames,
  type CompanyMatch,
  type CompanyRecord,
  type PermissionName,
} from '@muster/contracts';
import type { UpdateQuery } from 'mongoose';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { updateVersioned } from '../../../db/versioned-update.ts';
import { isDuplicateKey } from '../../../db/duplicate-key.ts';
import { AppError } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import { explainRecordConflict } from '../../../identity/people/record-conflict.ts';
import {
  findCompany,
  findCompanyFor,
  requireOpen,
} from '../../../records/companies/company-lookup.ts';
import { CompanyModel, type Company } from '../../../records/companies/company.model.ts';
import { findCompanyDuplicates } from '../list/find-company-duplicates.ts';
import { showCompany } from '../record/show-company.ts';

interface CompanyChange {
  /** Id or number, from the path. */
  id: string;
  permission: PermissionName;
  /** Extra check beyond the permission; runs before the version check and guards. */
  allow?: (company: Company) => void;
  /** The version that the writer has seen. */
  version: number;
  /** What the writer changes: `city`, `team.<id>`. */
  paths: readonly string[];
  /** The changed fields, worked out from the present state. */
  change: (current: Company, tx: Tx) => Promise<Partial<Company>>;
  /** Audit and notices that belong to the change. */
  record: (tx: Tx, before: Company, after: Company) => Promise<void>;
}

/** Changes parts of a record by the merge rule and returns the whole record. */
export async function changeCompany(
  ctx: RequestContext,
  { id, permission, allow, version, paths, change, record }: CompanyChange,
): Promise<CompanyRecord> {
  try {
    return await transact(ctx, async (tx) => {
      const { session } = tx;
      const company = await findCompanyFor(ctx.actor, permission, id, { session });
      allow?.(company);
      requireOpen(company);
      if (paths.length === 0) return showCompany(ctx.actor, company, session);
      const { before, after } = await updateVersioned<Company>(tx, CompanyModel, {
        filter: { _id: company._id },
        base: version,
        paths,
        apply: async (current): Promise<UpdateQuery<Company>> => ({
          $set: await change(current, tx),
        }),
      });
      await record(tx, before, after);
      return showCompany(ctx.actor, after, session);
    });
  } catch (error) {
    throw await explainConflict(ctx, id, error);
  }
}

/** Adds to a conflict the current state as the reader may see it, and its author. */
export const explainConflict = (
  { actor }: RequestContext,
  id: string,
  error: unknown,
): Promise<unknown> =>
  explainRecordConflict(error, async () => {
    const record = await findCompany(actor, id, { deleted: true });
    const current = await showCompany(actor, record);
    return { record, current, tells: (path) => !!current.billing || !billingPaths.has(path) };
  });

const billingPaths: ReadonlySet<string> = new Set<string>(companyBillingFieldNames);

/** Explains a duplicate key error on the name of another company. */
export async function explainTakenName(
  { actor }: RequestContext,
  sought: { name: string; domain: string | null; excludeId?: string },
  error: unknown,
): Promise<unknown> {
  if (!isDuplicateKey(error)) return error;
  const matches = await findCompanyDuplicates(actor, sought);
  return takenName(matches);
}

/** `DUPLICATE` with the company that has the name. */
export function takenName(matches: readonly CompanyMatch[]): AppError {
  const existing = matches.find(({ blocks }) => blocks);
  return new AppError('DUPLICATE', {
    context: existing ? { existingId: existing.id, matches } : { hiddenMatch: true },
  });
}
