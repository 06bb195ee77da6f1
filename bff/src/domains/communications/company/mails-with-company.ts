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

/** Templates for client users: mails that one of them received as a candidate are excluded. */
const toClients = Object.entries<MailTemplate>(mailTemplates)
  .filter(([, { audience }]) => audience === 'client' || audience === 'anyone')
  .map(([key]) => key);

interface Asked {
  companyId: Types.ObjectId;
  /** Recipients among the client's people. */
  userIds: readonly Types.ObjectId[];
  /** Whether to include mails about the client regardless of their recipient. */
  all: boolean;
}

/**
 * Returns a filter for the mails of a client’s record: those about the client and those to its
 * people. For people with other roles or clients, past or present, only mails about this client
 * count.
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

/** Returns those of a client’s people who also belong to other clients or hold other roles. */
export async function peopleElsewhere(
  companyId: Types.ObjectId,
  userIds: readonly Types.ObjectId[],
): Promise<ReadonlySet<string>> {
  const members = await membersElsewhere(companyId, userIds);
  const holders = await peopleWithOtherRoles(companyId, userIds);
  return new Set([...members, ...holders].map((id) => id.toHexString()));
}
