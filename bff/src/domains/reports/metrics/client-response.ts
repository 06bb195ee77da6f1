import { hourMs, limits } from '@muster/contracts';
import type {
  KeptApplication,
  ReportApplication,
  ReportEvent,
} from '../../applications/api/reporting/report-applications.ts';
import type { Facts } from '../facts.ts';
import { countedMoments, happened, observe, type Measure } from './measure.ts';
import { ofApplication } from './of-application.ts';
import { dueAfter, pausesOf } from './pauses.ts';

/** A submission, and the client's first response; null while there is none. */
export interface Presented {
  readonly at: Date;
  readonly answeredAt: Date | null;
  /** Withdrawn or ended otherwise: no answer is due. */
  readonly overAt: Date | null;
}

const usualHours = limits.company.feedbackSlaHours.usual;

const answers: ReadonlySet<string> = new Set(['interview_requested', 'selected']);

/** Returns the submissions to a client, in order; each resubmission waits for a separate answer. */
export function presentedOf(
  { exit }: Pick<ReportApplication, 'exit'>,
  history: readonly ReportEvent[],
): Presented[] {
  const found: { at: Date; answeredAt: Date | null; overAt: Date | null }[] = [];
  for (const { type, to, at, side = exit?.side } of history) {
    const open = found.at(-1);
    const isWaiting = open && !open.answeredAt && !open.overAt;
    // If it is sent again while the client meets the candidate, it waits for nothing.
    if (type === 'submitted' || (type === 'resubmitted' && to === 'submitted')) {
      if (isWaiting) open.overAt = at;
      found.push({ at, answeredAt: null, overAt: null });
    } else if (isWaiting && (answers.has(type) || (type === 'rejected' && side === 'client')))
      open.answeredAt = at;
    else if (isWaiting && to !== null && to !== 'submitted') open.overAt = at;
  }
  return found;
}

/** Returns each client's deadline, without the times on hold; null if it never ends. */
export async function readDues(
  facts: Facts,
): Promise<(kept: KeptApplication, submittedAt: Date) => Date | null> {
  const [clients, jobs] = await Promise.all([facts.clients(), facts.jobs()]);
  const byId = new Map(jobs.map((job) => [job._id.toHexString(), job]));
  return ({ application: { companyId, jobId }, history }, submittedAt) => {
    const hours = clients.get(companyId.toHexString())?.feedbackSlaHours ?? usualHours;
    const pauses = pausesOf(history, byId.get(jobId.toHexString()));
    return dueAfter(submittedAt, hours * hourMs, pauses);
  };
}

/** Returns the relevant submissions that the reader counts, with their applications. */
export async function readPresented(facts: Facts, matters: (presented: Presented) => boolean) {
  const found: (KeptApplication & { id: string; presented: Presented })[] = [];
  for (const { application, history } of await facts.applications())
    for (const [i, presented] of presentedOf(application, history).entries())
      if (matters(presented))
        found.push({ id: `${application.id}-${i}`, application, history, presented });
  return found;
}

export const measureClientResponse: Measure = async (facts) => {
  const isCounted = countedMoments(facts.window);
  const [submissions, dueOf] = await Promise.all([
    readPresented(facts, ({ at, answeredAt }) => answeredAt !== null && isCounted(at)),
    readDues(facts),
  ]);
  return happened(
    observe(submissions, ({ id, application, history, presented: { at, answeredAt } }) => {
      if (!answeredAt) return null;
      const due = dueOf({ application, history }, at);
      return ofApplication(application, {
        id,
        at,
        value: (answeredAt.getTime() - at.getTime()) / hourMs,
        beside: due === null || answeredAt <= due ? 1 : 0,
      });
    }),
  );
};
