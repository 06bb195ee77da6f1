import {
  homeFiguresOf,
  homeLists,
  type homeEndpoints,
  type HomeFigure,
  type HomeFigures,
  type PermissionName,
} from '@muster/contracts';
import { addDays, today } from '../../db/calendar-day.ts';
import { startOfDay } from '../../db/zoned-day.ts';
import type { RequestContext } from '../../http/context.ts';
import type { Service } from '../../http/mount.ts';
import { countAddedBetween, countListed } from '../candidates/api/listed-candidates.ts';
import { sumOpenJobs } from '../../records/jobs/job-counts.ts';
import { summariseFor } from '../placements/api/turning-placements.ts';
import { doneSince } from '../tasks/api/own-tasks.ts';
import { heldNumbers } from './held-numbers.ts';
import { readAnswers } from './read-answers.ts';
import { mondaysUpTo, ownToday, ownZone } from './own-time.ts';

const weeks = 8;
const silentDays = 30;

/** Reads the figures of the week. Each figure is limited to readers who may see what it counts. */
export const readFigures: Service<typeof homeEndpoints.figures> = (ctx) =>
  heldNumbers(ctx, 'figures', () => countFigures(ctx));

async function countFigures(ctx: RequestContext): Promise<HomeFigures> {
  const { actor } = ctx;
  const named = homeFiguresOf(actor.role);
  const shows = (figure: HomeFigure, permission: PermissionName) =>
    named.includes(figure) && actor.can(permission);
  const [candidatesAdded, withoutContact, tasksDone, answers, openJobs, placements] =
    await Promise.all([
      shows('candidatesAdded', 'candidate.list') ? candidatesAddedBy(ctx) : undefined,
      shows('withoutContact', 'candidate.list') ? withoutContactOf(ctx) : undefined,
      shows('tasksDone', 'task.manage') ? tasksDoneBy(ctx) : undefined,
      shows('answers', 'report.readHiring') ? readAnswers(ctx) : undefined,
      shows('openJobs', 'job.list') ? sumOpenJobs(actor) : undefined,
      shows('contracts', 'placement.list') ? summariseFor(actor) : undefined,
    ]);
  return {
    ...(placements && contractsOf(placements)),
    ...(placements?.monthly &&
      shows('monthly', 'placement.readMargin') && { monthly: placements.monthly }),
    ...(candidatesAdded && { candidatesAdded }),
    ...(withoutContact && { withoutContact }),
    ...(tasksDone && { tasksDone }),
    ...(answers && { answers }),
    ...(openJobs && { openJobs }),
  };
}

const contractsOf = ({ live, endingIn30, overdue }: NonNullable<HomeFigures['contracts']>) => ({
  contracts: { live, endingIn30, overdue },
});

/** The list's filter uses UTC days, so these weeks do, too. */
async function candidatesAddedBy({
  actor,
}: RequestContext): Promise<HomeFigures['candidatesAdded']> {
  const mondays = mondaysUpTo(today(), weeks);
  const since = mondays.at(-1) ?? today();
  const [count, trend] = await Promise.all([
    countListed(actor, homeLists.candidatesAddedSince(since)),
    countAddedBetween(
      actor,
      mondays.map((monday) => new Date(monday)),
    ),
  ]);
  return { ...count, since, trend: [...trend, count.value] };
}

async function withoutContactOf({ actor }: RequestContext): Promise<HomeFigures['withoutContact']> {
  const since = addDays(today(), -silentDays);
  const address = homeLists.withoutContactSince(actor.userId.toHexString(), since);
  return { ...(await countListed(actor, address)), since };
}

/** Weeks in the user's own time zone, because only their own work is counted. */
async function tasksDoneBy(ctx: RequestContext): Promise<HomeFigures['tasksDone']> {
  const zone = ownZone(ctx);
  const starts = mondaysUpTo(ownToday(ctx), weeks).map((monday) => startOfDay(monday, zone));
  const done = await doneSince(ctx.actor.userId, starts[0] ?? new Date());
  const trend = starts.map((start, i) => {
    const end = starts[i + 1];
    return done.filter((at) => at >= start && (!end || at < end)).length;
  });
  return { value: trend.at(-1) ?? 0, trend };
}
