import { fromMinorUnits, type CompanyRecord } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { countTogether } from '../../../db/count-together.ts';
import { readTogether } from '../../../db/read-together.ts';
import { restorableUntil } from '../../../db/soft-delete.ts';
import { cleanRichText } from '../../../rich-text/rich-text.ts';
import { notesOfCompany } from '../../../records/notes/note-counts.ts';
import { findPeople, isActiveStaff, type People } from '../../../identity/people/people.ts';
import { allowedActions, readsMoney } from './company-rights.ts';
import { reaches } from '../../../records/companies/companies.policy.ts';
import { logosOf } from './company-logo.ts';
import type { Company } from '../../../records/companies/company.model.ts';
import { membersToCount } from '../../../records/companies/company-membership.ts';

/**
 * Returns the record as the actor may see it; every response about one company is built from it.
 */
export async function showCompany(
  actor: Actor,
  company: Company,
  session: ClientSession | null = null,
): Promise<CompanyRecord> {
  const counted = {
    ...(reaches(actor, 'company.listUsers', company) && { users: membersToCount(company._id) }),
    ...(reaches(actor, 'company.readNotes', company) && {
      notes: notesOfCompany(actor, company._id),
    }),
  };
  const [people, isHere, counts, logoOf] = await readTogether(session, [
    () => findPeople(peopleIn(company), session),
    () => isActiveStaff(company.accountManagerId, session),
    () => countTogether(counted, session),
    () => logosOf([company], session),
  ]);
  return {
    ...factsOf(company),
    logo: logoOf(company),
    accountManager: people.face(company.accountManagerId),
    accountManagerIsHere: isHere,
    recruiter: people.face(company.recruiterId),
    ...(readsMoney(actor, company) && { billing: billingOf(company) }),
    team: company.team.map((member) => ({
      id: member._id.toHexString(),
      person: people.face(member.userId),
      function: member.function,
      visibleToClient: member.visibleToClient,
      backup: people.ref(member.backupUserId),
      from: member.from,
      to: member.to,
    })),
    // Null if the reader may not see the count.
    counts: { users: counts.users ?? null, notes: counts.notes ?? null },
    deleted: deletionOf(company, people),
    allowedActions: allowedActions(actor, company),
  };
}

const peopleIn = (company: Company) => [
  company.accountManagerId,
  company.recruiterId,
  company.deletedBy,
  ...company.team.flatMap(({ userId, backupUserId }) => [userId, backupUserId]),
];

function factsOf(company: Company) {
  return {
    id: company._id.toHexString(),
    number: company.number,
    name: company.name,
    legalName: company.legalName,
    status: company.status,
    statusNote: company.statusNote ?? null,
    website: company.website,
    domain: company.domain,
    industry: company.industry,
    size: company.size,
    country: company.country,
    city: company.city,
    address: company.address,
    timeZone: company.timeZone,
    about: company.about && cleanRichText(company.about),
    hiringNotes: company.hiringNotes,
    submissionPolicy: company.submissionPolicy,
    blindSubmission: company.blindSubmission,
    feedbackSlaHours: company.feedbackSlaHours,
    ndaStatus: company.ndaStatus,
    lastContactAt: company.lastContactAt?.toISOString() ?? null,
    createdAt: company.createdAt.toISOString(),
    updatedAt: company.updatedAt.toISOString(),
    version: company.version,
  };
}

const billingOf = (company: Company): NonNullable<CompanyRecord['billing']> => ({
  billingEmail: company.billingEmail,
  billingCurrency: company.billingCurrency,
  paymentTermsDays: company.paymentTermsDays,
  taxId: company.taxId,
  defaultFeeKind: company.defaultFeeKind,
  defaultFeeValue:
    company.defaultFeeValue === null ? null : fromMinorUnits(company.defaultFeeValue),
});

const deletionOf = (company: Company, people: People): CompanyRecord['deleted'] =>
  company.deletedAt && {
    at: company.deletedAt.toISOString(),
    by: people.name(company.deletedBy),
    reason: company.deleteReason ?? '',
    restorableUntil: restorableUntil(company.deletedAt).toISOString(),
  };
