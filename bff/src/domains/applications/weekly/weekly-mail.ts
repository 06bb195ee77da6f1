import {
  clientDashboardRoutes,
  clientRoles,
  clientStatusText,
  href,
  type ClientStatus,
  type LinkGroups,
} from '@muster/contracts';
import { dayInWords } from '../../../db/calendar-day.ts';
import { isDuplicateKey } from '../../../db/duplicate-key.ts';
import { systemContext, transact } from '../../../db/unit-of-work.ts';
import { dayIn } from '../../../db/zoned-day.ts';
import {
  RoleAssignmentModel,
  type RoleAssignment,
} from '../../../identity/role-assignment.model.ts';
import { actorIn } from '../../../identity/actor-in.ts';
import { UserModel } from '../../../identity/user.model.ts';
import { everyDue } from '../../../jobs/every-due.ts';
import { inTurn } from '../../../jobs/in-turn.ts';
import { agencyName } from '../../../mail/agency.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import { companyNames, membershipOf } from '../../../records/companies/company-directory.ts';
import type { Job } from '../../../records/jobs/job-lookup.ts';
import { clientReader } from '../client/client-reader.ts';
import { standOfJobs } from '../client/list-client-candidates.ts';
import { isTold, weekToTell } from '../../notifications/api/week-to-tell.ts';
import { WeeklyMailModel } from './weekly-mail.model.ts';

const page = href(clientDashboardRoutes.dashboard);

/**
 * Mails each client's users on Monday morning where their jobs stand, in the words of their
 * dashboard: each once a week, separately for each of their companies. Returns the number of mails.
 */
export async function sendWeeklyMails(signal: AbortSignal, now = new Date()): Promise<number> {
  if (!isTold(now)) return 0;
  const ofClients = { role: { $in: [...clientRoles] }, revokedAt: null };
  return inTurn(everyDue(RoleAssignmentModel, ofClients, signal), async (assignment) =>
    Number(await sendWeek(assignment, now)),
  );
}

async function sendWeek(assignment: RoleAssignment, now: Date): Promise<boolean> {
  const { userId, companyId } = assignment;
  const user = await UserModel.findOne({ _id: userId, status: 'active' }).lean();
  const timeZone = user?.timeZone ?? 'UTC';
  const week = weekToTell(timeZone, now);
  if (!user || !companyId || week === null) return false;
  const key = { userId, companyId, week };
  if (await WeeklyMailModel.exists(key)) return false;
  if (!(await membershipOf(companyId, userId))) return false;
  const groups = await groupsFor(assignment, timeZone, now);
  const names = await companyNames([companyId]);
  try {
    return await transact(systemContext(`weekly:${userId.toHexString()}`), async (tx) => {
      const sent = groups.length > 0;
      await WeeklyMailModel.create([{ ...key, sent, at: tx.at }], { session: tx.session });
      if (!sent) return false;
      await sendMail(tx, {
        template: 'client_weekly',
        to: user.email,
        userId,
        variables: {
          firstName: user.preferredName || user.firstName,
          agencyName: agencyName(),
          companyName: names.get(companyId.toHexString()) ?? '',
          groups: JSON.stringify(groups),
          path: page,
        },
      });
      return true;
    });
  } catch (error) {
    // Another process handles this user.
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/** Returns the user's jobs with news, as they may see them in this role. */
async function groupsFor(
  assignment: RoleAssignment,
  timeZone: string,
  now: Date,
): Promise<LinkGroups> {
  const { jobs, status } = await standOfJobs(await clientReader(actorIn(assignment)), now);
  return jobs.flatMap((job) => groupOf(job, status, timeZone));
}

function groupOf(job: Job, status: readonly ClientStatus[], timeZone: string): LinkGroups {
  const lines = status.find(({ jobId }) => jobId === job._id.toHexString())?.lines ?? [];
  const dayOf = (moment: string) => dayInWords(dayIn(timeZone, new Date(moment)));
  const items = lines.map((line) => ({ title: clientStatusText(line, dayOf), path: page }));
  return items.length > 0 ? [{ heading: `${job.title} (${job.number})`, items }] : [];
}
