import type { CompanyUserView, PermissionName, companyUserEndpoints } from '@muster/contracts';
import { audit } from '../../../audit/audit.service.ts';
import { transactShown } from '../../../db/show-conflict.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { versionConflict } from '../../../db/versioned-update.ts';
import { AppError } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { Service } from '../../../http/mount.ts';
import { closeAccess, openAccess, resendClientInvite } from '../../users/api/client-access.ts';
import { lastClientRole } from '../../users/api/client-accounts.ts';
import { requireOpen, type Company } from '../../../records/companies/company-lookup.ts';
import {
  CompanyUserModel,
  type CompanyUser,
} from '../../../records/companies/company-user.model.ts';
import { findMember } from './find-member.ts';
import { showMember } from './show-members.ts';

type Action = typeof companyUserEndpoints.disable;
type Effect = (tx: Tx, company: Company, member: CompanyUser) => Promise<void>;

/** Ends a person's access; refused for the last admin and for who leads people at work. */
export const disableMember: Service<Action> = (ctx, input) =>
  onMember(ctx, input, {
    permission: 'company.updateUser',
    name: 'disable',
    // A repeat by the same user: already done.
    isRepeat: (member) => member.status === 'disabled' && isOwn(ctx, member),
    from: ['active', 'invited'],
    effect: async (tx, company, member) => {
      await closeAccess(tx, ctx.actor, { userId: member.userId, companyId: company._id });
    },
  });

/** Restores access in the role the user had. */
export const enableMember: Service<Action> = (ctx, input) =>
  onMember(ctx, input, {
    permission: 'company.updateUser',
    name: 'enable',
    isRepeat: (member) => member.status !== 'disabled' && isOwn(ctx, member),
    from: ['disabled'],
    effect: async (tx, company, { userId }) => {
      const role = await lastClientRole(company._id, userId, tx.session);
      await openAccess(tx, { userId, companyId: company._id }, role);
    },
  });

/** Sends a new invitation; the old link dies. Five a day. */
export const resendInvite: Service<Action> = (ctx, input) =>
  onMember(ctx, input, {
    permission: 'company.inviteUser',
    name: 'resend_invite',
    isRepeat: () => false,
    from: ['invited', 'active'],
    effect: (tx, company, { userId }) => resendClientInvite(tx, { userId, companyId: company._id }),
  });

interface MemberAction {
  permission: PermissionName;
  name: string;
  isRepeat: (member: CompanyUser) => boolean;
  from: readonly CompanyUser['status'][];
  effect: Effect;
}

function onMember(
  ctx: RequestContext,
  { params, body }: { params: { id: string; memberId: string }; body: { version: number } },
  { permission, name, isRepeat, from, effect }: MemberAction,
): Promise<CompanyUserView> {
  const { actor } = ctx;
  return transactShown(ctx, {
    find: (session) => findMember(actor, permission, params, session),
    change: async (tx, found) => {
      const { company, member } = found;
      if (isRepeat(member)) return found;
      requireOpen(company);
      if (!from.includes(member.status))
        throw new AppError('INVALID_TRANSITION', { context: { currentState: member.status } });
      if (body.version !== member.version) throw versionConflict(member, ['status']);
      await effect(tx, company, member);
      const after = await CompanyUserModel.findById(member._id, null, {
        session: tx.session,
      }).lean();
      if (!after) throw new AppError('NOT_FOUND');
      await audit(tx, {
        action: `company_user.${name}`,
        entity: 'company_user',
        entityId: member._id,
        companyId: company._id,
        changes: [{ path: 'status', before: member.status, after: after.status }],
      });
      return { ...found, member: after };
    },
    show: ({ company, member }, session) => showMember(actor, company, member, session),
  });
}

const isOwn = ({ actor }: RequestContext, { updatedBy }: CompanyUser): boolean =>
  updatedBy?.equals(actor.userId) ?? false;
