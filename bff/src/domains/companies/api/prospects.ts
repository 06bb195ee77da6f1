import { mailHost, isFreeMailDomain } from '@muster/contracts';
import { Types, type ClientSession } from 'mongoose';
import { auditDeletion } from '../../../audit/audit-deletion.ts';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import { formatNumber, takeNumber } from '../../../db/counter.ts';
import { foldText } from '../../../db/fold-text.ts';
import { softDelete } from '../../../db/soft-delete.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { findActiveStaff, findStaffWith } from '../../../identity/people/people.ts';
import { RoleAssignmentModel } from '../../../identity/role-assignment.model.ts';
import { auditedFields, secretFields } from '../record/company-audit.ts';
import { CompanyModel, type Company } from '../../../records/companies/company.model.ts';

/** An unknown sender's own details. */
export interface Newcomer {
  company: string;
  email: string;
  country: string;
  timeZone: string;
}

/** Returns the next company number; it is taken before the transaction. */
export const nextCompanyNumber = async (): Promise<string> =>
  formatNumber('company', await takeNumber('company'));

/**
 * Returns the client that an unknown sender seems to write for, by the domain of their address,
 * otherwise by its name. Neither is proof, so nothing is done in the client's name because of it.
 */
export async function clientMeant(
  { company, email }: Pick<Newcomer, 'company' | 'email'>,
  session: ClientSession | null,
): Promise<Company | null> {
  const domain = domainOf(email);
  for (const filter of [...(domain ? [{ domain }] : []), { nameKey: foldText(company) }]) {
    const known = await CompanyModel.findOne({ ...filter, deletedAt: null }, null, {
      session,
    }).lean();
    if (known) return known;
  }
  return null;
}

const domainOf = (email: string): string | null => {
  const host = mailHost(email);
  return isFreeMailDomain(host) ? null : host;
};

/**
 * Creates a prospect for an unknown sender. If a client has the same name, the prospect gets a
 * different name and that client's account manager. Returns null if no account manager can be
 * found.
 */
export async function prospectOf(
  tx: Tx,
  newcomer: Newcomer,
  number: string,
): Promise<Company | null> {
  const { session } = tx;
  const { country, timeZone } = newcomer;
  const meant = await clientMeant(newcomer, session);
  const accountManagerId = meant?.accountManagerId ?? (await leastBusyManager(tx));
  if (!accountManagerId) return null;
  const name = meant ? `${newcomer.company} (${number})` : newcomer.company;
  const nameKey = foldText(name);
  const domain = meant ? null : domainOf(newcomer.email);
  const [made] = await CompanyModel.create(
    [
      {
        _id: new Types.ObjectId(),
        number,
        name,
        nameKey,
        domain,
        status: 'prospect' as const,
        country,
        timeZone,
        accountManagerId,
        createdAt: tx.at,
        updatedAt: tx.at,
      },
    ],
    { session },
  );
  if (!made) throw new Error('The company was not written');
  const company = made.toObject<Company>();
  await audit(tx, {
    action: 'company.create',
    entity: 'company',
    entityId: company._id,
    companyId: company._id,
    changes: changesBetween<Company>(null, company, auditedFields, secretFields),
  });
  return company;
}

/**
 * Returns the account manager with the fewest clients; if there is none, a user who may add
 * clients.
 */
async function leastBusyManager({ session }: Tx): Promise<Types.ObjectId | null> {
  const ids: Types.ObjectId[] = await RoleAssignmentModel.distinct('userId', {
    role: 'account_manager',
    revokedAt: null,
  }).session(session);
  const active = await findActiveStaff(ids, session);
  const managers = active.length > 0 ? active : await findStaffWith('company.create', session);
  let chosen: { id: Types.ObjectId; clients: number } | null = null;
  for (const { id } of managers) {
    const clients = await CompanyModel.countDocuments({
      accountManagerId: id,
      deletedAt: null,
    }).session(session);
    if (!chosen || clients < chosen.clients) chosen = { id, clients };
  }
  return chosen?.id ?? null;
}

/** Removes a prospect that a request created and that has no records left. */
export async function dropProspect(tx: Tx, id: Types.ObjectId): Promise<void> {
  const filter = { _id: id, status: 'prospect' as const };
  if (!(await CompanyModel.exists({ ...filter, deletedAt: null }).session(tx.session))) return;
  const { before, after } = await softDelete<Company>(tx, CompanyModel, filter, {
    reason: 'Its only job was given to the client that it is for.',
    version: null,
  });
  await auditDeletion(
    tx,
    { action: 'company.delete', entity: 'company', companyId: id },
    { before, after },
  );
}
