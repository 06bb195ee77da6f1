import { noReportGroup, type ReportDimension } from '@muster/contracts';
import { Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { companyNames } from '../../records/companies/company-directory.ts';
import { reportJobTitles } from '../../records/jobs/report-jobs.ts';
import { findPeople } from '../../identity/people/people.ts';
import { poolRefs } from '../../records/pools/pool-refs.ts';
import { reasonLabels } from '../reasons/api/reasons.ts';
import { skillNames } from '../../records/skills/skills.ts';
import type { Observation } from './observation.ts';

/** Names of a report's groups; groups that the screen names have none. */
export interface Labels {
  of(by: ReportDimension, key: string): string | null;
  /**
   * Returns the groups of a row that the reader may see; only `noReportGroup` if there are none.
   */
  keysOf(by: ReportDimension, row: Grouped): readonly string[];
}

type Grouped = Pick<Observation, 'groups'>;

const none = [noReportGroup];

/** Reads the names of the groups of observations, with one query for each kind of record. */
export async function readLabels(actor: Actor, observations: readonly Grouped[]): Promise<Labels> {
  const ids = (...dimensions: ReportDimension[]) => {
    const keys = new Set<string>();
    for (const { groups } of observations)
      for (const by of dimensions) for (const key of groups[by] ?? []) keys.add(key);
    return [...keys].map((key) => new Types.ObjectId(key));
  };
  const [clients, people, pools, reasons, jobs, skills] = await Promise.all([
    companyNames(ids('client')),
    findPeople(ids('recruiter', 'interviewer', 'rater')),
    poolRefs(actor, ids('pool')),
    reasonLabels(ids('reason')),
    reportJobTitles(actor, ids('job')),
    skillNames(ids('skill')),
  ]);
  const poolNames = new Map(pools.map(({ id, name }) => [id, name]));
  const nameOf = (key: string) => people.ref(new Types.ObjectId(key))?.name ?? null;
  const called: Partial<Record<ReportDimension, (key: string) => string | null>> = {
    client: (key) => clients.get(key) ?? null,
    recruiter: nameOf,
    interviewer: nameOf,
    rater: nameOf,
    pool: (key) => poolNames.get(key) ?? null,
    reason: (key) => reasons.get(key) ?? null,
    job: (key) => jobs.get(key) ?? null,
    skill: (key) => skills.get(key) ?? null,
  };
  /** Groups that may be hidden from the reader; a row then counts as not in them. */
  const hideable: Partial<Record<ReportDimension, ReadonlyMap<string, string>>> = {
    pool: poolNames,
    job: jobs,
  };
  return {
    of: (by, key) => (key === noReportGroup ? null : (called[by]?.(key) ?? null)),
    keysOf: (by, { groups }) => {
      const [keys, names] = [groups[by] ?? [], hideable[by]];
      const known = !names || keys.every((key) => names.has(key));
      const shown = known ? keys : keys.filter((key) => names.has(key));
      return shown.length === 0 ? none : shown;
    },
  };
}
