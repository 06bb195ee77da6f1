import { mailHost, isFreeMailDomain } from '@muster/contracts';
import { Types } from 'mongoose';
import { audit, changesBetween } from '../../audit/audit.service.ts';
import { formatNumber, takeNumber } from '../../db/counter.ts';
import { foldText } from '../../db/fold-text.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { findActiveStaff, findStaffWith } from '../people/people.service.ts';
import { RoleAssignmentModel } from '../users/role-assignment.model.ts';
import { auditedFields, secretFields } from './company-audit.ts';
import { CompanyModel } from './company.model.ts';
import type { Company } from './company.model.ts';

/** Who wrote to the agency, as they say. */
export interface Newcomer {
  company: string;
  email: string;
  country: string;
  timeZone: string;
}

/** The next company number; taken before the transaction (decision 24). */
export const nextCompanyNumber = async (): Promise<string> =>
  formatNumber('company', await takeNumber('company'));

/**
 * The client that somebody writes for: known by the host of their address, else by its name, else
 * a new prospect. Null where nobody is there to look after it.
 */
export async function clientOfNewcomer(
  tx: Tx,
  { company: name, email, country, timeZone }: Newcomer,
  number: string,
): Promise<Company | null> {
  const { session } = tx;
  const host = mailHost(email);
  const domain = isFreeMailDomain(host) ? null : host;
  const nameKey = foldText(name);
  for (const filter of [...(domain ? [{ domain }] : []), { nameKey }]) {
    const known = await CompanyModel.findOne({ ...filter, deletedAt: null }, null, {
      session,
    }).lean<Company>();
    if (known) return known;
  }
  const accountManagerId = await leastBusyManager(tx);
  if (!accountManagerId) return null;
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

/** The account manager with the fewest clients; without one, somebody who may make clients. */
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
