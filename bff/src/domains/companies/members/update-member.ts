import { canLead, type BodyOf, type companyUserEndpoints } from '@muster/contracts';
import { audit, changesBetween, type FieldChange } from '../../../audit/audit.service.ts';
import { transactShown } from '../../../db/show-conflict.ts';
import { updateVersioned } from '../../../db/versioned-update.ts';
import { AppError } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { Service } from '../../../http/mount.ts';
import { changeClientRole } from '../../users/api/client-access.ts';
import { clientAccounts, type ClientRole } from '../../users/api/client-accounts.ts';
import { requireLeadsNobody } from '../../users/api/leads-contractors.ts';
import { requireOpen } from '../../../records/companies/company-lookup.ts';
import {
  CompanyUserModel,
  type CompanyUser,
} from '../../../records/companies/company-user.model.ts';
import { memberFields } from '../../../records/companies/member-fields.ts';
import { ofStaff, type MemberSide } from './member-side.ts';

type Update = BodyOf<typeof companyUserEndpoints.update>;

export const updateMember: Service<typeof companyUserEndpoints.update> = (ctx, { params, body }) =>
  changeMember(ctx, ofStaff(ctx.actor, 'company.updateUser', params), body);

/**
 * Changes the title, role and rights of a person in a company; the account itself belongs to the
 * person.
 */
export function changeMember<View>(
  ctx: RequestContext,
  { find, show }: MemberSide<View>,
  { version, changes: { role, ...asked } }: Update,
  askFor: () => Promise<MoreOfMember | null> = () => Promise.resolve(null),
): Promise<View> {
  return transactShown(ctx, {
    find,
    change: async (tx, found) => {
      const { session } = tx;
      const { company, member } = found;
      requireOpen(company);
      if (member.status === 'disabled')
        throw new AppError('INVALID_TRANSITION', { context: { currentState: member.status } });
      const more = await askFor();
      const paths = [
        ...(role ? ['role'] : []),
        ...Object.keys(asked),
        ...(more ? [more.path] : []),
      ];
      if (paths.length === 0) return found;
      const place = { userId: member.userId, companyId: company._id };
      const accounts = await clientAccounts(company._id, [member.userId], session);
      const before = accounts.get(member.userId.toHexString())?.role ?? null;
      const fields = withinRole(role ?? before, asked, role !== undefined);
      const { before: was, after } = await updateVersioned<CompanyUser>(tx, CompanyUserModel, {
        filter: { _id: member._id },
        base: version,
        paths,
        apply: async (current) => {
          // A user without the right to decide cannot supervise contractors.
          if (fields.canDecide === false)
            await requireLeadsNobody(tx, member.userId, [company._id]);
          return { $set: { ...fields, ...more?.set(current) } };
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
          ...(more?.changes(was, after) ?? []),
        ],
      });
      const now = await CompanyUserModel.findById(after._id, null, { session }).lean();
      return { company, member: now ?? after };
    },
    show,
  });
}

/** A field that only one side may change, with its text for the audit log. */
export interface MoreOfMember {
  path: keyof CompanyUser;
  set: (current: CompanyUser) => Partial<CompanyUser>;
  changes: (before: CompanyUser, after: CompanyUser) => FieldChange[];
}

/** Limits the rights to those of the role: a viewer decides nothing. */
const withinRole = (
  role: ClientRole | null,
  asked: Omit<Update['changes'], 'role'>,
  isNew: boolean,
): Omit<Update['changes'], 'role'> =>
  role && !canLead(role) && (isNew || asked.canDecide) ? { ...asked, canDecide: false } : asked;
