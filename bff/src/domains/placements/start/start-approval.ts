import { jobsRoutes, href } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import { z } from 'zod';
import { defineApproval } from '../../../approvals/approval-kind.ts';
import type { Actor } from '../../../auth/actor.ts';
import { jobsById } from '../../../records/jobs/job-lookup.ts';
import { rateOn } from '../record/placement-facts.ts';
import { PlacementModel } from '../../../records/placements/placement.model.ts';
import { reaches, scopeFor } from '../../../records/placements/placements.policy.ts';
import { rateFacts } from '../rates/warn-of-rates.ts';
import { waiveAndStart } from './waive-start.ts';

/** Returns the placements whose money a user manages: that user is an approver. */
export async function decidable(
  actor: Actor,
  ids: readonly Types.ObjectId[],
  session: ClientSession | null,
) {
  const found = await PlacementModel.find(
    { $and: [{ _id: { $in: [...ids] } }, await scopeFor(actor, 'placement.list', session)] },
    null,
    { session },
  ).lean();
  const jobs = await jobsById(
    found.map(({ jobId }) => jobId),
    session,
  );
  return new Map(
    found.flatMap((placement) => {
      const job = jobs.get(placement.jobId.toHexString());
      if (!job || !reaches(actor, 'placement.changeRate', placement, job)) return [];
      const id = placement._id.toHexString();
      const link = href(jobsRoutes.positions, { id: job._id.toHexString() }, { placement: id });
      return [[id, { label: `${placement.number} · ${job.title}`, link }] as const];
    }),
  );
}

/** Returns the contractor of a placement, for the text of a notice. */
export async function contractorOf(id: Types.ObjectId, session: ClientSession | null) {
  const placement = await PlacementModel.findById(id, { candidateId: 1 }, { session }).lean();
  return placement?.candidateId ?? null;
}

/** A start before contract and identity are checked needs account manager and finance together. */
export const startApproval = defineApproval({
  name: 'placement_start',
  subjectType: 'placement',
  payload: z.object({ reason: z.string() }),
  asks: 'let {name} start before the papers are checked',
  concerns: contractorOf,
  subjects: decidable,
  facts: async (subjectId) => {
    const placement = await PlacementModel.findById(subjectId).lean();
    const rate = placement && rateOn(placement, placement.startDate);
    return placement
      ? [
          { name: 'effectiveFrom', value: placement.startDate },
          { name: 'waived', value: 'Contract and legal identity' },
          ...(rate ? await rateFacts(placement, rate) : []),
        ]
      : [];
  },
  run: (tx, request) => waiveAndStart(tx, request),
});
