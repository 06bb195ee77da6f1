import type { QueryFilter, Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import type { EmailMessage } from '../../../mail/email-message.model.ts';
import type { MailTemplate } from '../../../mail/template.ts';
import { mailTemplates } from '../../../mail/templates/all-templates.ts';
import { applicationsWithCompany } from '../../applications/api/company-submissions.ts';
import { companyJobIds } from '../../../records/jobs/company-jobs.ts';
import { withoutDraftsOfOthers } from '../../../mail/mail-privacy.ts';
import { mailsOf, peopleWithOtherRoles } from '../../users/api/client-accounts.ts';
import { membersElsewhere } from '../../../records/companies/company-people.ts';

/** Mails that people of clients read: what was written to one of them as a candidate is not here. */
const toClients = Object.entries<MailTemplate>(mailTemplates)
  .filter(([, { audience }]) => audience === 'client' || audience === 'anyone')
  .map(([key]) => key);

interface Asked {
  companyId: Types.ObjectId;
  /** To these of its people. */
  userIds: readonly Types.ObjectId[];
  /** What is about the client, too, whoever it went to. */
  all: boolean;
}

/**
 * Mails that stand on a client’s record: those about the client, and those to its people. Of people
 * who are, or were, more than that, it is only what is about this client.
 */
export async function mailsWithCompany(
  actor: Actor,
  { companyId, userIds, all }: Asked,
): Promise<QueryFilter<EmailMessage>> {
  const [jobs, applications, more] = await Promise.all([
    companyJobIds(actor, companyId),
    applicationsWithCompany(actor, companyId),
    peopleElsewhere(companyId, userIds),
  ]);
  const hex = (ids: readonly Types.ObjectId[]) => ids.map((id) => id.toHexString());
  const ofCompany = { subjectType: 'company', subjectId: companyId.toHexString() };
  const aboutIt = [
    ofCompany,
    { companyId },
    { subjectType: 'job', subjectId: { $in: hex(jobs) } },
    { subjectType: 'application', subjectId: { $in: hex(applications) } },
  ];
  const aboutNobody = {
    companyId: null,
    subjectType: { $nin: ['company', 'job', 'application', 'candidate'] },
  };
  const onlyHere = userIds.filter((id) => !more.has(id.toHexString()));
  return {
    $and: [
      { category: 'other' },
      withoutDraftsOfOthers(actor),
      {
        $or: [
          ...(all ? [ofCompany] : []),
          { $and: [await sentTo(userIds), { template: { $in: toClients } }, { $or: aboutIt }] },
          { $and: [await sentTo(onlyHere), { template: { $in: toClients } }, aboutNobody] },
        ],
      },
    ],
  };
}

const sentTo = async (userIds: readonly Types.ObjectId[]): Promise<QueryFilter<EmailMessage>> => ({
  $or: [{ userId: { $in: [...userIds] } }, { to: { $in: await mailsOf(userIds) } }],
});

/** Those of a client’s people who belong to other clients, or hold other roles, too. */
export async function peopleElsewhere(
  companyId: Types.ObjectId,
  userIds: readonly Types.ObjectId[],
): Promise<ReadonlySet<string>> {
  const members = await membersElsewhere(companyId, userIds);
  const holders = await peopleWithOtherRoles(companyId, userIds);
  return new Set([...members, ...holders].map((id) => id.toHexString()));
}
