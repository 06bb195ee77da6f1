import { canLead, type BodyOf, type companyUserEndpoints } from '@muster/contracts';
import { audit } from '../../../audit/audit.service.ts';
import type { Actor } from '../../../auth/actor.ts';
import { isDuplicateKey } from '../../../db/duplicate-key.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { inviteClient } from '../../users/api/client-access.ts';
import {
  findCompanyFor,
  requireOpen,
  type Company,
} from '../../../records/companies/company-lookup.ts';
import {
  CompanyUserModel,
  type CompanyUser,
} from '../../../records/companies/company-user.model.ts';
import { memberFields } from '../../../records/companies/member-fields.ts';
import { showMember } from './show-members.ts';

type Invite = BodyOf<typeof companyUserEndpoints.invite>;
/** Defaults to an invitation by staff. */
type Invited = Invite & Partial<Pick<CompanyUser, 'invitedByKind'>>;

/** Invites a mail address; the entered name is shown until the person accepts. */
export const inviteCompanyUser: Service<typeof companyUserEndpoints.invite> = async (
  ctx,
  { params, body },
) => {
  const { actor } = ctx;
  return transact(ctx, async (tx) => {
    const { session } = tx;
    const company = await findCompanyFor(actor, 'company.inviteUser', params.id, { session });
    requireOpen(company);
    const member = await inviteMember(tx, actor, company, body);
    return showMember(actor, company, member, session);
  }).catch((error: unknown) => {
    // A concurrent request invited the same mail address.
    throw isDuplicateKey(error) ? new AppError('DUPLICATE') : error;
  });
};

/** Creates an invited member with a role, by mail address. */
export async function inviteMember(
  tx: Tx,
  actor: Actor,
  company: Company,
  { email, firstName, lastName, role, message, invitedByKind = 'staff', ...fields }: Invited,
): Promise<CompanyUser> {
  const userId = await inviteClient(tx, actor, company._id, {
    email,
    firstName,
    lastName,
    role,
    message,
  });
  const member = await CompanyUserModel.findOneAndUpdate(
    { companyId: company._id, userId },
    // A viewer decides nothing.
    { $set: { ...fields, canDecide: canLead(role) && fields.canDecide, invitedByKind } },
    { session: tx.session, returnDocument: 'after', runValidators: true },
  ).lean();
  if (!member) throw new Error('The membership was not written');
  await audit(tx, {
    action: 'company_user.invite',
    entity: 'company_user',
    entityId: member._id,
    companyId: company._id,
    changes: [
      { path: 'role', before: null, after: role },
      ...memberFields.map((path) => ({ path, before: null, after: member[path] })),
    ],
  });
  return member;
}
