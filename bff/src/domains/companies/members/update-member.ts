import { canLead, type BodyOf, type companyUserEndpoints } from '@muster/contracts';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import { showConflict } from '../../../db/show-conflict.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { updateVersioned } from '../../../db/versioned-update.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { changeClientRole } from '../../users/api/client-access.ts';
import { clientAccounts, type ClientRole } from '../../users/api/client-accounts.ts';
import { requireLeadsNobody } from '../../users/api/leads-contractors.ts';
import { requireOpen } from '../../../records/companies/company-lookup.ts';
import {
  CompanyUserModel,
  type CompanyUser,
} from '../../../records/companies/company-user.model.ts';
import { findMember } from './find-member.ts';
import { memberFields } from '../../../records/companies/member-fields.ts';
import { showMember } from './show-members.ts';

/** Changes title, role and rights of a person in this company; the account is the person's own. */
export const updateMember: Service<typeof companyUserEndpoints.update> = async (
  ctx,
  { params, body },
) => {
  const { actor } = ctx;
  const { role, ...asked } = body.changes;
  const find = { id: params.id, memberId: params.memberId };
  try {
    return await transact(ctx, async (tx) => {
      const { session } = tx;
      const { company, member } = await findMember(actor, 'company.updateUser', find, session);
      requireOpen(company);
      if (member.status === 'disabled')
        throw new AppError('INVALID_TRANSITION', { context: { currentState: member.status } });
      const paths = Object.keys(body.changes);
      if (paths.length === 0) return showMember(actor, company, member, session);
      const place = { userId: member.userId, companyId: company._id };
      const accounts = await clientAccounts(company._id, [member.userId], session);
      const before = accounts.get(member.userId.toHexString())?.role ?? null;
      const fields = withinRole(role ?? before, asked, role !== undefined);
      const { before: was, after } = await updateVersioned<CompanyUser>(tx, CompanyUserModel, {
        filter: { _id: member._id },
        base: body.version,
        paths,
        apply: async () => {
          // A user without the right to decide cannot supervise contractors.
          if (fields.canDecide === false)
            await requireLeadsNobody(tx, member.userId, [company._id]);
          return { $set: fields };
        },
      });
      if (role && role !== before) await changeClientRole(tx, place, role);
      await audit(tx, {
        action: 'company_user.update',
        entity: 'company_user',
        entityId: after._id,
        companyId: company._id,
        changes: [
          { path: 'role', before, after: role ?? before },
          ...changesBetween<CompanyUser>(was, after, memberFields),
        ],
      });
      const now = await CompanyUserModel.findById(after._id, null, { session }).lean();
      return showMember(actor, company, now ?? after, session);
    });
  } catch (error) {
    throw await showConflict(error, async () => {
      const { company, member } = await findMember(actor, 'company.updateUser', find);
      return showMember(actor, company, member);
    });
  }
};

type Changes = BodyOf<typeof companyUserEndpoints.update>['changes'];

/** The rights that go with a role: who reads alone decides on nothing. */
const withinRole = (
  role: ClientRole | null,
  asked: Omit<Changes, 'role'>,
  isNew: boolean,
): Omit<Changes, 'role'> =>
  role && !canLead(role) && (isNew || asked.canDecide) ? { ...asked, canDecide: false } : asked;
