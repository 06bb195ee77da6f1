import type { ReportMetric } from '@muster/contracts';
import mongoose from 'mongoose';

type Row = Record<string, unknown>;

const dayMs = 86_400_000;
const dayAt = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
const weights: Readonly<Record<string, number>> = { low: 0.5, normal: 1, high: 1.5, urgent: 2 };
const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

/** Returns every stored row of a collection in its current state. */
const rowsOf = (collection: string): Promise<Row[]> =>
  mongoose.connection.collection(collection).find().toArray();
const timeOf = (value: unknown): number => (value as Date).getTime();

/**
 * Computes the current figures of stocks and results of candidates from all stored data,
 * independently of the reports' code. Uses UTC days.
 */
export async function slowFigures(
  now: number,
  { from, to }: { from: string; to: string },
): Promise<Partial<Record<ReportMetric, number | null>>> {
  const live = async (collection: string) =>
    (await rowsOf(collection)).filter(({ deletedAt }) => !deletedAt);
  const people = (await live('candidates')).filter(({ mergedIntoId }) => !mergedIntoId);
  const market = people.filter(({ status }) => status === 'active');
  const [jobs, seats, applications, tasks, referrals, placements] = await Promise.all(
    ['jobs', 'positions', 'applications', 'tasks', 'referrals', 'placements'].map(live),
  );
  const inPeriod = (at: unknown) =>
    timeOf(at) >= Date.parse(from) && timeOf(at) < Math.min(Date.parse(to) + dayMs, now);
  const share = (rows: readonly Row[], holds: (row: Row) => boolean) =>
    rows.length === 0 ? null : rounded(rows.filter(holds).length / rows.length, 4);

  const canBegin = ({ availableFrom, noticePeriodDays }: Row): boolean => {
    if (availableFrom === null && noticePeriodDays === null) return false;
    const last = dayAt(now + 30 * dayMs);
    const afterNotice = dayAt(now + Number(noticePeriodDays ?? 0) * dayMs);
    return afterNotice <= last && (availableFrom === null || String(availableFrom) <= last);
  };

  const open = jobs!.filter(({ status, openedDate }) => status === 'open' && openedDate !== null);
  const opened = new Set(
    jobs!.filter(({ openedDate }) => openedDate).map(({ _id }) => String(_id)),
  );
  const ended = new Set(
    placements!
      .filter(({ status }) => ['ended', 'terminated'].includes(String(status)))
      .map(({ _id }) => String(_id)),
  );
  const freeSeats = (job: Row): number =>
    seats!.filter(
      ({ jobId, status, placementId }) =>
        String(jobId) === String(job['_id']) &&
        status !== 'cancelled' &&
        status !== 'filled' &&
        !ended.has(String(placementId)),
    ).length;
  const worked = applications!.filter(
    ({ status, jobId }) => status === 'active' && opened.has(String(jobId)),
  );
  const busy = new Set([
    ...open
      .filter((job) => freeSeats(job) > 0)
      .map(({ leadRecruiterId }) => String(leadRecruiterId)),
    ...worked.map(({ ownerUserId }) => String(ownerUserId)),
  ]);
  const late = tasks!.filter(
    ({ status, dueOn, assigneeId }) =>
      status === 'open' &&
      dueOn !== null &&
      String(dueOn) < dayAt(now) &&
      busy.has(String(assigneeId)),
  );
  const load =
    open.reduce((sum, job) => sum + freeSeats(job) * weights[String(job['priority'])]!, 0) +
    (worked.length + late.length) / 4;

  const referred = referrals!.filter(({ createdAt }) => inPeriod(createdAt));
  const over = applications!.filter(
    ({ status, exit }) =>
      ['rejected', 'withdrawn'].includes(String(status)) && inPeriod((exit as { at: Date }).at),
  );
  const added = people.filter(
    ({ createdAt, status }) => status !== 'anonymised' && inPeriod(createdAt),
  );
  return {
    bench: market.filter((one) => one['vettingStatus'] === 'vetted' && canBegin(one)).length,
    data_freshness: share(market, ({ confirmedAt }) => now - timeOf(confirmedAt) <= 180 * dayMs),
    recruiter_load: rounded(load, 2),
    rejection_reasons: over.length,
    referral_yield: share(referred, ({ status }) =>
      ['placed', 'reward_eligible', 'reward_paid', 'not_eligible'].includes(String(status)),
    ),
    source_quality: share(added, ({ _id }) =>
      placements!.some(
        ({ candidateId, status, startDate }) =>
          String(candidateId) === String(_id) &&
          !['pending_start', 'cancelled'].includes(String(status)) &&
          String(startDate) <= dayAt(now),
      ),
    ),
  };
}
