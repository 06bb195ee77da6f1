import { smallNumber, type Report } from '@muster/contracts';
import { Types } from 'mongoose';
import { dayIn } from '../../db/zoned-day.ts';
import type { ReportApplication } from '../applications/api/reporting/report-applications.ts';
import { readWorkOf } from '../placements/api/report-placements.ts';
import { reportReasons, type ReportReason } from '../reasons/api/reasons.ts';
import type { Facts } from './facts.ts';
import type { Observation } from './observation.ts';

type Health = NonNullable<Report['reasonHealth']>;

/** From this share on, "Other" is a problem of the list of reasons. */
const otherAlarm = 0.15;
/** From this share of later hires on, the reason is considered contradicted. */
const contradictedFrom = 0.2;

interface Given {
  readonly key: string;
  readonly reason: ReportReason;
  readonly endings: ReportApplication[];
}

/** Checks whether the reasons in the rows of a period describe what happened. */
export async function readReasonHealth(
  facts: Facts,
  rows: readonly Observation[],
): Promise<Health> {
  const given = await readGiven(facts, rows);
  const all = given.flatMap(({ endings }) => endings);
  const others = given.filter(({ reason }) => reason.isOther);
  const share = others.flatMap(({ endings }) => endings).length / all.length;
  const often = given.filter(({ endings }) => endings.length >= smallNumber);
  return {
    other: all.length >= smallNumber && share > otherAlarm ? share : null,
    onePerson: readsAll(facts) && peopleOf(all).size > 1 ? often.flatMap(ofOnePerson) : [],
    contradicted: await contradictedOf(facts, often),
  };
}

/** A reader of only their own jobs cannot know what others choose. */
const readsAll = ({ actor }: Facts): boolean => actor.scopeOf('report.readHiring') === 'all';

async function readGiven(facts: Facts, rows: readonly Observation[]): Promise<Given[]> {
  const applications = new Map(
    (await facts.standing()).map((application) => [application.id, application]),
  );
  const byReason = new Map<string, ReportApplication[]>();
  for (const { id, groups } of rows)
    for (const key of groups.reason ?? []) {
      const application = applications.get(id);
      if (!application) continue;
      const known = byReason.get(key);
      if (known) known.push(application);
      else byReason.set(key, [application]);
    }
  const reasons = await reportReasons([...byReason.keys()].map((key) => new Types.ObjectId(key)));
  return [...byReason].flatMap(([key, endings]) => {
    const reason = reasons.get(key);
    return reason ? [{ key, reason, endings }] : [];
  });
}

/** Returns the users who gave the reasons; endings by the system are not a choice. */
const peopleOf = (endings: readonly ReportApplication[]): ReadonlySet<string> =>
  new Set(endings.flatMap(({ exit }) => exit?.by?.toHexString() ?? []));

function ofOnePerson({ key, reason: { label }, endings }: Given): Health['onePerson'] {
  const isOfOne = peopleOf(endings).size === 1 && endings.every(({ exit }) => exit?.by);
  return isOfOne ? [{ key, label, count: endings.length }] : [];
}

async function contradictedOf(
  { actor, window }: Facts,
  given: readonly Given[],
): Promise<Health['contradicted']> {
  const judged = given
    .filter(({ reason }) => !reason.isOther && !reason.isOfSearch)
    .map((one) => ({ ...one, endings: one.endings.filter((of) => of.status === 'rejected') }))
    .filter(({ endings }) => endings.length >= smallNumber);
  const people = judged.flatMap(({ endings }) => endings.map(({ candidateId }) => candidateId));
  const today = dayIn(window.zone, window.now);
  const starts = new Map<string, string>();
  for (const { candidateId, startDate } of await readWorkOf(actor, people)) {
    const key = candidateId.toHexString();
    // Later work is not known yet.
    if (startDate <= today && startDate > (starts.get(key) ?? '')) starts.set(key, startDate);
  }
  const isHired = ({ candidateId, exit }: ReportApplication): boolean =>
    exit !== null && (starts.get(candidateId.toHexString()) ?? '') > dayIn(window.zone, exit.at);
  return judged.flatMap(({ key, reason: { label }, endings }) => {
    const hired = endings.filter(isHired).length;
    const count = endings.length;
    // A single hire is an exception.
    return hired > 1 && hired / count >= contradictedFrom ? [{ key, label, count, hired }] : [];
  });
}
