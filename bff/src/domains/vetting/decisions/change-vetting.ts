import {
  limits,
  stepOf,
  vettingMachine,
  type VettingMachineAction,
  type VettingState,
} from '@muster/contracts';
import { Types, type ClientSession } from 'mongoose';
import { addDays, dayOf } from '../../../db/calendar-day.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import { moveVetting } from '../../candidates/api/changes/vetting.ts';
import type { Candidate } from '../../../records/candidates/candidate-lookup.ts';
import { coolDownOf } from '../../reasons/api/reasons.ts';
import { ScorecardModel } from '../../../records/vetting/scorecard.model.ts';
import { resumedState } from './resumed-state.ts';
import { standingSteps } from './standing-steps.ts';
import { VettingDecisionModel, type VettingDecisionRow } from '../vetting-decision.model.ts';

export interface VettingChange {
  action: VettingMachineAction;
  /** The version the user saw; null if it does not matter. */
  version?: number | null;
  note?: string | null;
  reasonId?: Types.ObjectId | null;
  retryAfter?: string | null;
  /** The decider may pass the candidate on a note alone. */
  mayPassByNote?: boolean;
}

/** Returns the steps of a candidate's vetting, the latest first. */
export const decisionsOf = (
  candidateId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<VettingDecisionRow[]> =>
  VettingDecisionModel.find({ candidateId }, null, { session }).sort({ at: -1, _id: -1 }).lean();

/** Steps that end a vetting: earlier scorecards support no later verdict. */
const freshStart: readonly VettingDecisionRow['action'][] = ['expire', 'fail'];

/** Returns the submitted scorecards that could support a verdict now. */
export async function evidenceOf(
  candidateId: Types.ObjectId,
  decisions: readonly VettingDecisionRow[],
  session: ClientSession | null = null,
): Promise<Types.ObjectId[]> {
  const end = standingSteps(decisions).find(({ action }) => freshStart.includes(action));
  const since = end?.at ?? new Date(0);
  const found = await ScorecardModel.find(
    {
      candidateId,
      deletedAt: null,
      status: { $in: ['submitted', 'amended'] },
      submittedAt: { $gt: since },
    },
    { _id: 1 },
    { session },
  ).lean();
  return found.map(({ _id }) => _id);
}

/**
 * Takes a step of a candidate's vetting and stores it permanently.
 * @throws AppError INVALID_TRANSITION, VERSION_CONFLICT, VETTING_FEEDBACK_REQUIRED
 */
export async function changeVetting(
  tx: Tx,
  candidate: Candidate,
  { action, version = null, note = null, reasonId = null, ...rules }: VettingChange,
): Promise<{ after: Candidate; already: boolean; decision: VettingDecisionRow | null }> {
  const decisions = await decisionsOf(candidate._id, tx.session);
  const { retryAfter = null, mayPassByNote = false } = rules;
  const feedbackIds = await evidenceOf(candidate._id, decisions, tx.session);
  const expiresAt = action === 'pass' ? validUntil(tx.at) : null;
  const isOverride = action === 'pass' && feedbackIds.length === 0;
  const [latest] = decisions;
  const to = targetOf(action, decisions);
  const { before, after, already } = await moveVetting(tx, candidate, {
    action,
    to,
    version,
    isRepeat: () =>
      latest?.action === action &&
      latest.note === note &&
      String(latest.reasonId) === String(reasonId),
    guard: () => {
      if (isOverride && !(mayPassByNote && note)) throw new AppError('VETTING_FEEDBACK_REQUIRED');
    },
    facts: factsOf(tx, action, expiresAt),
  });
  if (already) return { after, already, decision: null };
  const isVerdict = action === 'pass' || action === 'fail';
  const decision = await keepDecision(tx, {
    candidateId: after._id,
    action,
    fromStatus: before.vettingStatus,
    toStatus: after.vettingStatus,
    reasonId,
    note,
    feedbackIds: isVerdict ? feedbackIds : [],
    ...(isOverride && { isOverride }),
    expiresAt,
    retryAfter:
      action === 'fail'
        ? (retryAfter ?? addDays(dayOf(tx.at), await retryDaysOf(reasonId, tx.session)))
        : null,
  });
  return { after, already, decision };
}

/** Stores a step. */
export async function keepDecision(
  tx: Tx,
  fields: Omit<VettingDecisionRow, '_id' | 'at' | 'decidedBy'>,
): Promise<VettingDecisionRow> {
  const row = { ...fields, _id: new Types.ObjectId(), decidedBy: tx.userId, at: tx.at };
  await VettingDecisionModel.insertMany([row], { session: tx.session });
  return row;
}

function targetOf(
  action: VettingMachineAction,
  decisions: readonly VettingDecisionRow[],
): VettingState {
  return action === 'resume' ? resumedState(decisions) : stepOf(vettingMachine, action).to;
}

/** Returns the days before a candidate who failed for this reason may try again. */
const retryDaysOf = async (reasonId: Types.ObjectId | null, session: ClientSession) =>
  (reasonId && (await coolDownOf(reasonId, session))) ?? limits.vetting.retryDays;

function factsOf(tx: Tx, action: VettingMachineAction, expiresAt: Date | null) {
  if (action === 'pass') return { vettedAt: tx.at, vettingExpiresAt: expiresAt };
  if (action === 'revoke' || action === 'fail') return { vettedAt: null, vettingExpiresAt: null };
  return {};
}

function validUntil(at: Date): Date {
  const until = new Date(at);
  until.setUTCMonth(until.getUTCMonth() + limits.vetting.validMonths);
  return until;
}
