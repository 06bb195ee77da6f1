import type { CompanyUserAction, CoworkerView } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import type { Company } from '../../../records/companies/company-lookup.ts';
import type { CompanyUser } from '../../../records/companies/company-user.model.ts';
import { shownMembers, type ShownMember } from '../members/shown-members.ts';
import type { Job } from '../../../records/jobs/job-lookup.ts';
import { sharedAmong } from './shared-jobs.ts';

interface Shown {
  company: Company;
  members: readonly CompanyUser[];
  /** The reader's current jobs. */
  jobs: readonly Job[];
}

/** Returns a company's people as they see each other, with the reader's allowed actions. */
export async function showCoworkers(
  actor: Actor,
  { company, members, jobs }: Shown,
  session: ClientSession | null = null,
): Promise<CoworkerView[]> {
  const sharedWith = sharedAmong(actor, jobs);
  return (await shownMembers(company, members, session)).map(({ facts, ...one }) => ({
    ...facts,
    ...sharedWith(one.member),
    allowedActions: actionsOn(actor, company, one),
  }));
}

function actionsOn(
  actor: Actor,
  { status }: Company,
  { member, account }: Omit<ShownMember, 'facts'>,
): CompanyUserAction[] {
  if (!actor.can('clientUser.manage') || status === 'former') return [];
  if (actor.userId.equals(member.userId)) return [];
  if (member.status === 'disabled') return ['enable'];
  return ['edit', ...(account.status === 'invited' ? (['resend_invite'] as const) : []), 'disable'];
}
