import { href, limits, teamRoutes, type LinkGroups, type PromiseRate } from '@muster/contracts';
import type { Types } from 'mongoose';
import { isDuplicateKey } from '../../../db/duplicate-key.ts';
import { systemContext, transact } from '../../../db/unit-of-work.ts';
import {
  RoleAssignmentModel,
  type RoleAssignment,
} from '../../../identity/role-assignment.model.ts';
import { UserModel } from '../../../identity/user.model.ts';
import { everyDue } from '../../../jobs/every-due.ts';
import { inTurn } from '../../../jobs/in-turn.ts';
import { agencyName } from '../../../mail/agency.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import { isTold, weekToTell } from '../../notifications/api/week-to-tell.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { staffOf } from '../../../records/team/team-directory.ts';
import { promiseRatesOf } from '../api/promise-rates.ts';
import { TeamWeekModel } from './team-week.model.ts';

const page = href(teamRoutes.home);
const week = 7;

/**
 * Mails each team lead on Monday morning how many promises of the team were kept in the last week,
 * by whom, compared with the last quarter: once a week. Returns the number of mails.
 */
export async function notifyTeamsOfPromises(
  signal: AbortSignal,
  now = new Date(),
): Promise<number> {
  if (!isTold(now)) return 0;
  return inTurn(
    everyDue(RoleAssignmentModel, { role: 'team_lead', revokedAt: null }, signal),
    async (assignment) => Number(await notifyLead(assignment, now)),
  );
}

async function notifyLead({ userId }: RoleAssignment, now: Date): Promise<boolean> {
  const user = await UserModel.findOne({ _id: userId, status: 'active' }).lean();
  const monday = user && weekToTell(user.timeZone ?? 'UTC', now);
  if (!user || !monday) return false;
  const key = { userId, week: monday };
  if (await TeamWeekModel.exists(key)) return false;
  const groups = await groupsOf(userId, now);
  try {
    return await transact(systemContext(`promises:${userId.toHexString()}`), async (tx) => {
      const sent = groups.length > 0;
      await TeamWeekModel.create([{ ...key, sent, at: tx.at }], { session: tx.session });
      if (!sent) return false;
      await sendMail(tx, {
        template: 'team_promises_weekly',
        to: user.email,
        userId,
        variables: {
          firstName: user.preferredName || user.firstName,
          groups: JSON.stringify(groups),
          path: page,
          agencyName: agencyName(),
        },
      });
      return true;
    });
  } catch (error) {
    // Another process informs them.
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/**
 * Returns the team’s figure with each member’s below it; nothing if no promise ended in the week.
 */
async function groupsOf(leadId: Types.ObjectId, now: Date): Promise<LinkGroups> {
  const ids = (await staffOf(leadId)).map(({ userId }) => userId);
  const [lately, quarter, people] = await Promise.all([
    promiseRatesOf(ids, now, week),
    promiseRatesOf(ids, now),
    findPeople(ids),
  ]);
  if (lately.size === 0) return [];
  const lines = ids
    .flatMap((id) => {
      const rate = lately.get(id.toHexString());
      return rate ? [{ name: people.name(id), rate }] : [];
    })
    .toSorted((a, b) => b.rate.broken - a.rate.broken || a.name.localeCompare(b.name));
  return [
    {
      heading: `Kept in the last week: ${inWords(sumOf(lately))}`,
      items: lines.map(({ name, rate }) => ({ title: `${name}: ${inWords(rate)}`, path: page })),
    },
    {
      heading: `In the last ${limits.promise.rateDays} days`,
      items: [{ title: `The team: ${inWords(sumOf(quarter))}`, path: page }],
    },
  ];
}

const sumOf = (rates: ReadonlyMap<string, PromiseRate>): PromiseRate =>
  [...rates.values()].reduce(
    (sum, { kept, broken }) => ({ kept: sum.kept + kept, broken: sum.broken + broken }),
    { kept: 0, broken: 0 },
  );

const inWords = ({ kept, broken }: PromiseRate): string => {
  const total = kept + broken;
  return `${kept} of ${total} (${Math.round((kept / total) * 100)} %)`;
};
