import type { communicationEndpoints } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import { transact } from '../../db/unit-of-work.ts';
import { invalidField } from '../../http/app-error.ts';
import type { Service } from '../../http/mount.ts';
import { findCompanyFor, requireOpen } from '../../records/companies/company-lookup.ts';
import { peopleOfCompany } from '../../records/companies/company-people.ts';
import { withProblems } from '../messages/api/addressees.ts';
import { requireRecent, writeCall } from './log-call.ts';
import { showCall } from './show-call.ts';

type Endpoints = typeof communicationEndpoints;

/** Logs a call with a client; if a contact was reached, it counts as contact. */
export const logCompanyCall: Service<Endpoints['logCompanyCall']> = (ctx, { params, body }) =>
  transact(ctx, async (tx) => {
    requireRecent(tx, body);
    const { session } = tx;
    const company = await findCompanyFor(ctx.actor, 'company.logCall', params.id, { session });
    requireOpen(company);
    const { contactId, ...call } = body;
    const partner = { type: 'company', _id: company._id } as const;
    const contact = await contactOf(company._id, contactId, session);
    const written = await writeCall(tx, { ...partner, contactId: contact }, call);
    return showCall(ctx.actor, written, session);
  });

/** @throws AppError VALIDATION_FAILED for a person who does not work there */
async function contactOf(
  companyId: Types.ObjectId,
  contactId: string | null,
  session: ClientSession,
): Promise<Types.ObjectId | null> {
  if (contactId === null) return null;
  const people = await peopleOfCompany(companyId, session);
  const found = people.find(({ userId }) => userId.toHexString() === contactId);
  if (!found) throw invalidField('contactId', 'NOT_FOUND');
  return found.userId;
}

/** Returns the client's people who can be written to or called. */
export const readContacts: Service<Endpoints['contactsOfCompany']> = async (
  { actor },
  { params },
) => {
  const company = await findCompanyFor(actor, 'company.writeMessages', params.id);
  const people = await withProblems(await peopleOfCompany(company._id));
  return { data: people.map((one) => ({ ...one, id: one.id.toHexString() })) };
};
