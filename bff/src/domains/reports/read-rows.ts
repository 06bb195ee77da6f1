import {
  noReportGroup,
  reportRowsPerPage,
  type ReportDefinition,
  type ReportDimension,
  type ReportRow,
  type reportEndpoints,
} from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import type { Service } from '../../http/mount.ts';
import { visibleCandidates } from '../../records/candidates/candidate-names.ts';
import { companyNames } from '../../records/companies/company-directory.ts';
import { visibleJobs } from '../../records/jobs/job-lookup.ts';
import { findReport } from './find-report.ts';
import { readLabels } from './labels.ts';
import type { Observation } from './observation.ts';
import { momentsOf } from './report-window.ts';

/** Lists what a report counted, newest first, with names that the reader may see. */
export const readRows: Service<typeof reportEndpoints.rows> = async (ctx, { params, query }) => {
  const { definition, window, counted, knownFrom } = await findReport(ctx, params.metric, query);
  const { by, group, page } = query;
  const counts = counted(momentsOf(window, window.span));
  const all =
    by === undefined || group === undefined
      ? counts
      : await rowsIn(ctx.actor, { by, group, counts });
  const shown = all
    .toSorted((a, b) => b.at.getTime() - a.at.getTime() || a.id.localeCompare(b.id))
    .slice((page - 1) * reportRowsPerPage, page * reportRowsPerPage);
  return {
    data: await showRows(ctx.actor, definition, shown),
    page,
    pages: Math.max(1, Math.ceil(all.length / reportRowsPerPage)),
    total: all.length,
    knownFrom,
  };
};

interface AskedGroup {
  by: ReportDimension;
  group: string;
  counts: readonly Observation[];
}

/** Returns the rows of a group that the breakdown counts for this reader. */
async function rowsIn(actor: Actor, { by, group, counts }: AskedGroup): Promise<Observation[]> {
  const labels = await readLabels(
    actor,
    counts.map(({ groups }) => ({ groups: { [by]: groups[by] } })),
  );
  return counts.filter((row) => labels.keysOf(by, row).includes(group));
}

async function showRows(
  actor: Actor,
  { steps = [], dimensions }: ReportDefinition,
  rows: readonly Observation[],
): Promise<ReportRow[]> {
  const present = (ids: (Types.ObjectId | null | undefined)[]) =>
    ids.filter((id) => id !== null && id !== undefined);
  const [candidates, jobs, clients, labels] = await Promise.all([
    visibleCandidates([actor], present(rows.map(({ candidateId }) => candidateId))),
    visibleJobs(
      actor,
      present(rows.map(({ jobId }) => jobId)).map((id) => id.toHexString()),
    ),
    companyNames(present(rows.map(({ companyId }) => companyId))),
    readLabels(actor, rows),
  ]);
  const named = (id: Types.ObjectId | null | undefined, name: string | undefined) =>
    id && name !== undefined ? { id: id.toHexString(), name } : null;
  return rows.map((row) => {
    const { id, at, value, reached, candidateId, jobId, companyId } = row;
    return {
      id,
      at: at.toISOString(),
      value: Math.round(value * 10_000) / 10_000,
      step: steps.findLast((step) => reached?.includes(step)) ?? null,
      candidate: named(candidateId, candidateId ? nameIn(candidates, candidateId) : undefined),
      job: named(jobId, jobId ? jobs.get(jobId.toHexString())?.title : undefined),
      client: named(companyId, companyId ? clients.get(companyId.toHexString()) : undefined),
      groups: dimensions
        // The row itself names these two.
        .filter((by) => by !== 'client' && by !== 'job')
        .flatMap((by) => labels.keysOf(by, row).map((key) => ({ by, key })))
        .filter(({ key }) => key !== noReportGroup)
        .map(({ by, key }) => ({ by, key, label: labels.of(by, key) })),
    };
  });
}

const nameIn = (names: ReadonlyMap<string, { name: string }>, id: Types.ObjectId) =>
  names.get(id.toHexString())?.name;
