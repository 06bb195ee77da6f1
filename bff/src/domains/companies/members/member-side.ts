import type { CompanyUserView, PermissionName } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import type { Company } from '../../../records/companies/company-lookup.ts';
import type { CompanyUser } from '../../../records/companies/company-user.model.ts';
import { findMember } from './find-member.ts';
import { showMember } from './show-members.ts';

export interface FoundMember {
  company: Company;
  member: CompanyUser;
}

/**
 * How a member is found and shown: for staff on the client's record, or for the client's own
 * managers.
 */
export interface MemberSide<View> {
  find: (session: ClientSession | null) => Promise<FoundMember>;
  show: (found: FoundMember, session: ClientSession | null) => Promise<View>;
}

/** Returns the agency's side. */
export const ofStaff = (
  actor: Actor,
  permission: PermissionName,
  params: { id: string; memberId: string },
): MemberSide<CompanyUserView> => ({
  find: (session) => findMember(actor, permission, params, session),
  show: ({ company, member }, session) => showMember(actor, company, member, session),
});
