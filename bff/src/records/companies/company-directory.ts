import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { HeldRows } from '../../db/held-rows.ts';
import { isInMoment, readOnce, rowsOnce } from '../../db/one-moment.ts';
import { foldText, hasName, wordStartsWith } from '../../db/fold-text.ts';
import { caredForBy, reaches, scopeFor } from './companies.policy.ts';
import { companyRows } from './company-lookup.ts';
import { CompanyModel, type Company } from './company.model.ts';
import { CompanyUserModel, type CompanyUser } from './company-user.model.ts';

const heldNames = new HeldRows<string>(CompanyModel.collection.name);

/** Up to this number, whole clients are read for their names alone. */
const few = 20;

/** Returns the names of companies by id, with one query, or none if all were read recently. */
export async function companyNames(
  ids: readonly (Types.ObjectId | null)[],
  session: ClientSession | null = null,
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(ids.flatMap((id) => id?.toHexString() ?? []))];
  // Other parts of the page request whole clients, which include names.
  if (!session && wanted.length <= few && isInMoment())
    return heldNames.get(
      wanted,
      async (missing) =>
        new Map([...(await companiesById(missing))].map(([id, { name }]) => [id, name])),
      true,
    );
  const read = async (missing: readonly string[]) => {
    if (missing.length === 0) return new Map<string, string>();
    const found = await CompanyModel.find(
      { _id: { $in: [...missing] } },
      { name: 1 },
      { session },
    ).lean();
    return new Map(found.map(({ _id, name }) => [_id.toHexString(), name]));
  };
  // A transaction must read its own changes.
  return session ? read(wanted) : heldNames.get(wanted, read);
}

/** Returns the names of those of these live companies that the actor may see. */
export async function visibleCompanyNames(
  actor: Actor,
  ids: readonly Types.ObjectId[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  if (ids.length > few || !isInMoment()) {
    const found = await CompanyModel.find(
      { $and: [{ _id: { $in: [...ids] }, deletedAt: null }, scopeFor(actor, 'company.read')] },
      { name: 1 },
    ).lean();
    return new Map(found.map(({ _id, name }) => [_id.toHexString(), name]));
  }
  const seen = [...(await companiesById(ids))].filter(
    ([, company]) => !company.deletedAt && reaches(actor, 'company.read', company),
  );
  return new Map(seen.map(([id, { name }]) => [id, name]));
}

/** Checks whether the actor's list contains a company. */
export const listsAnyCompany = async (actor: Actor): Promise<boolean> =>
  (await CompanyModel.exists({
    $and: [{ deletedAt: null }, scopeFor(actor, 'company.list')],
  })) !== null;

/**
 * Returns the companies that a user looks after, as account manager, as recruiter or on the team.
 */
export async function companiesManagedBy(userId: Types.ObjectId): Promise<Types.ObjectId[]> {
  const found = await CompanyModel.find(
    { $and: [caredForBy(userId), { deletedAt: null }] },
    { _id: 1 },
  ).lean();
  return found.map(({ _id }) => _id);
}

/** Returns a user's live membership in a company; null without one. */
export const membershipOf = (
  companyId: Types.ObjectId,
  userId: Types.ObjectId,
): Promise<CompanyUser | null> =>
  readOnce(null, `member ${userId.toHexString()} of ${companyId.toHexString()}`, () =>
    CompanyUserModel.findOne({
      companyId,
      userId,
      status: 'active',
      deletedAt: null,
    }).lean(),
  );

/** Returns the companies with a word in their name that begins like this; at most `limit`. */
export async function findCompanyIds(name: string, limit: number): Promise<Types.ObjectId[]> {
  const found = await CompanyModel.find(
    { deletedAt: null, nameKey: wordStartsWith(foldText(name)) },
    { _id: 1 },
  )
    .limit(limit)
    .lean();
  return found.map(({ _id }) => _id);
}

/** Returns the account manager of a company; null for a deleted one or one without. */
export async function accountManagerOf(companyId: Types.ObjectId): Promise<Types.ObjectId | null> {
  const company = await CompanyModel.findOne({ _id: companyId, deletedAt: null })
    .select('accountManagerId')
    .lean();
  return company?.accountManagerId ?? null;
}

/** Returns the names of clients that occur in a text. */
export async function companiesNamedIn(text: string): Promise<string[]> {
  const companies = await CompanyModel.find({ deletedAt: null }, { name: 1 }).lean();
  return companies.map(({ name }) => name).filter((name) => hasName(text, name));
}

/** Returns companies by id, regardless of rights: the caller decides what to show. */
export const companiesById = (
  ids: readonly (Types.ObjectId | string)[],
  session: ClientSession | null = null,
): Promise<ReadonlyMap<string, Company>> =>
  rowsOnce(session, companyRows, ids, async (wanted) => {
    const found = await CompanyModel.find({ _id: { $in: [...wanted] } }, null, { session }).lean();
    return new Map(found.map((company) => [company._id.toHexString(), company]));
  });
