import type { Currency, PermissionName } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { readOnce, rowsAtHand } from '../../db/one-moment.ts';
import { isRecordId } from '../../db/record-id.ts';
import { AppError } from '../../http/app-error.ts';
import { reaches } from './companies.policy.ts';
import { CompanyModel, type Company } from './company.model.ts';

/** Cache key under which the parts of a page share clients. */
export const companyRows = 'companies';

// The company as other domains use it; its model stays in its own domain.
export type { Company };
export { reaches };

/** Returns the currency in which a client is billed: US dollars if none was chosen. */
export const billingCurrencyOf = ({
  billingCurrency,
}: Pick<Company, 'billingCurrency'>): Currency => billingCurrency ?? 'USD';

interface LookupOptions {
  session?: ClientSession | null;
  /** Whether a deleted record is accepted, for users who may restore it. */
  deleted?: boolean;
}

/**
 * Returns the company with this id or number (`CO-0031`), if the actor may see it.
 * @throws AppError NOT_FOUND for a missing or hidden one, INVALID_TRANSITION for a deleted one if
 *   only a
 * live one is accepted
 */
export async function findCompany(
  actor: Actor,
  idOrNumber: string,
  { session = null, deleted = false }: LookupOptions = {},
): Promise<Company> {
  const named = nameOf(idOrNumber);
  const read = async () => {
    const found = await CompanyModel.findOne(named ?? {}, null, { session }).lean();
    if (found && !session) rowsAtHand(companyRows, [found]);
    return found;
  };
  // Several parts of a page request the same record.
  const company = named && (await readOnce(session, `company ${JSON.stringify(named)}`, read));
  if (!company || !reaches(actor, 'company.read', company)) throw new AppError('NOT_FOUND');
  if (company.deletedAt) {
    if (!reaches(actor, 'company.delete', company)) throw new AppError('NOT_FOUND');
    if (!deleted) throw companyIsDeleted();
  }
  return company;
}

/**
 * Returns a visible company on which the actor holds `permission`. @throws AppError also FORBIDDEN
 */
export async function findCompanyFor(
  actor: Actor,
  permission: PermissionName,
  idOrNumber: string,
  options: LookupOptions = {},
): Promise<Company> {
  const company = await findCompany(actor, idOrNumber, options);
  requireReach(actor, permission, company);
  return company;
}

/** @throws AppError FORBIDDEN if the permission does not cover this visible company */
export function requireReach(actor: Actor, permission: PermissionName, company: Company): void {
  if (!reaches(actor, permission, company))
    throw new AppError('FORBIDDEN', { context: { role: actor.role } });
}

/** @throws AppError INVALID_TRANSITION: a former client is read-only until it is reactivated */
export function requireOpen({ status }: Pick<Company, 'status'>): void {
  if (status === 'former')
    throw new AppError('INVALID_TRANSITION', {
      context: { currentState: status, allowedActions: ['activate'] },
    });
}

/**
 * Returns a live company by id, regardless of rights, for work without an actor. Null if there is
 * none.
 */
export const findLiveCompany = (
  id: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<Company | null> =>
  readOnce(session, `live company ${id.toHexString()}`, async () => {
    const found = await CompanyModel.findOne({ _id: id, deletedAt: null }, null, {
      session,
    }).lean();
    if (found && !session) rowsAtHand(companyRows, [found]);
    return found;
  });

/** The error for every change except restoring on a deleted company. */
export const companyIsDeleted = (): AppError =>
  new AppError('INVALID_TRANSITION', {
    context: { currentState: 'deleted', allowedActions: ['restore_deleted'] },
  });

function nameOf(idOrNumber: string): { _id: string } | { number: string } | null {
  if (isRecordId(idOrNumber)) return { _id: idOrNumber };
  const number = idOrNumber.toUpperCase();
  return /^CO-\d{4,}$/.test(number) ? { number } : null;
}
