import { hourMs, limits } from '@muster/contracts';
import {
  isAnswerOwed,
  type ReportApplication,
  type ReportEvent,
} from '../../applications/api/reporting/report-applications.ts';
import { countedMoments, happened, observe, type Measure } from './measure.ts';
import { groupsOf, ofApplication, withGroup } from './of-application.ts';

interface Ending {
  readonly at: Date;
  readonly toldAt: Date | null;
  readonly side: string | null;
}

/**
 * Returns the valid ending of which the candidate must be told; missing details are taken from the
 * exit.
 */
export function endingOf(
  { exit, status }: Pick<ReportApplication, 'exit' | 'status'>,
  history: readonly ReportEvent[],
): Ending | null {
  const last = history.findLast(({ to }) => to !== null);
  if (last?.to !== 'rejected' && last?.to !== 'withdrawn') return null;
  const { at } = last;
  const own = exit && exit.at.getTime() === at.getTime() ? exit : null;
  const noted =
    last.toldAt === undefined && own && isAnswerOwed({ exit, status }) ? own.toldAt : last.toldAt;
  if (noted === undefined) return null;
  // A candidate who was not told at that time may have been told since.
  const since = history.findLast((event) => event.type === 'outcome_told' && event.at >= at);
  return { at, toldAt: noted ?? since?.toldAt ?? null, side: last.side ?? own?.side ?? null };
}

/** Hours after the ending by which each group was told. */
const tellings = [24, 48, 72] as const;

function toldBy({ at, toldAt }: Ending): string {
  const hours = toldAt && (toldAt.getTime() - at.getTime()) / hourMs;
  const within = hours === null ? undefined : tellings.find((limit) => hours <= limit);
  return within ? `told_${within}` : 'told_not';
}

/** Counts candidates told in time about the ending, each when the time limit ended. */
export const measureNoGhosting: Measure = async (facts) => {
  const isCounted = countedMoments(facts.window);
  return happened(
    observe(await facts.applications(), ({ application, history }) => {
      const ending = endingOf(application, history);
      if (!ending) return null;
      const at = new Date(ending.at.getTime() + limits.application.rejectionTold);
      if (!isCounted(at)) return null;
      const told = toldBy(ending);
      const groups = withGroup(groupsOf(application), 'told', told);
      return ofApplication(application, {
        at,
        value: told === 'told_not' ? 0 : 1,
        groups: ending.side ? withGroup(groups, 'side', ending.side) : groups,
      });
    }),
  );
};
