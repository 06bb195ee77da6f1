import type { companyUserEndpoints } from '@muster/contracts';
import { audit } from '../../../audit/audit.service.ts';
import { transactShown } from '../../../db/show-conflict.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { versionConflict } from '../../../db/versioned-update.ts';
import { AppError } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { Service } from '../../../http/mount.ts';
import { closeAccess, openAccess, resendClientInvite } from '../../users/api/client-access.ts';
import { lastClientRole } from '../../users/api/client-accounts.ts';
import { requireOpen } from '../../../records/companies/company-lookup.ts';
import {
  CompanyUserModel,
  type CompanyUser,
} from '../../../records/companies/company-user.model.ts';
import { ofStaff, type FoundMember, type MemberSide } from './member-side.ts';

type Action = typeof companyUserEndpoints.disable;

interface MemberAction {
  name: string;
  isRepeat: (ctx: RequestContext, member: CompanyUser) => boolean;
  from: readonly CompanyUser['status'][];
  effect: (tx: Tx, ctx: RequestContext, found: FoundMember) => Promise<void>;
}

const isOwn = ({ actor }: RequestContext, { updatedBy }: CompanyUser): boolean =>
  updatedBy?.equals(actor.userId) ?? false;
const placeOf = ({ company, member }: FoundMember) => ({
  userId: member.userId,
  companyId: company._id,
});

/** Changes of a person's access to a company, used by both sides. */
export const memberActions = {
  /** Ends the access; refused for the last admin and for supervisors of contractors. */
  disable: {
    name: 'disable',
    // The same user has already done it.
    isRepeat: (ctx, member) => member.status === 'disabled' && isOwn(ctx, member),
    from: ['active', 'invited'],
    effect: (tx, { actor }, found) => closeAccess(tx, actor, placeOf(found)),
  },
  /** Restores the access in the user's previous role. */
  enable: {
    name: 'enable',
    isRepeat: (ctx, member) => member.status !== 'disabled' && isOwn(ctx, member),
    from: ['disabled'],
    effect: async (tx, _ctx, found) => {
      const place = placeOf(found);
      const role = await lastClientRole(place.companyId, place.userId, tx.session);
      await openAccess(tx, place, role);
    },
  },
  /** Sends a new invitation and invalidates the old link; limited to five a day. */
  resend: {
    name: 'resend_invite',
    isRepeat: () => false,
    from: ['invited', 'active'],
    effect: (tx, _ctx, found) => resendClientInvite(tx, placeOf(found)),
  },
} as const satisfies Record<string, MemberAction>;

export const disableMember: Service<Action> = (ctx, { params, body }) =>
  onMember(ctx, ofStaff(ctx.actor, 'company.updateUser', params), body, memberActions.disable);

export const enableMember: Service<Action> = (ctx, { params, body }) =>
  onMember(ctx, ofStaff(ctx.actor, 'company.updateUser', params), body, memberActions.enable);

export const resendInvite: Service<Action> = (ctx, { params, body }) =>
  onMember(ctx, ofStaff(ctx.actor, 'company.inviteUser', params), body, memberActions.resend);

/** Runs one of these actions on the version that the caller saw. */
export function onMember<View>(
  ctx: RequestContext,
  { find, show }: MemberSide<View>,
  { version }: { version: number },
  { name, isRepeat, from, effect }: MemberAction,
): Promise<View> {
  return transactShown(ctx, {
    find,
    change: async (tx, found) => {
      const { company, member } = found;
      if (isRepeat(ctx, member)) return found;
      requireOpen(company);
      if (!from.includes(member.status))
        throw new AppError('INVALID_TRANSITION', { context: { currentState: member.status } });
      if (version !== member.version) throw versionConflict(member, ['status']);
      await effect(tx, ctx, found);
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
    show,
  });
}
