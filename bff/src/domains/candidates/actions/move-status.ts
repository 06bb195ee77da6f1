import {
  candidateHasLeft,
  candidateMachine,
  rejectionTemplates,
  type CandidateMachineAction,
  type CandidateState,
  type PermissionName,
} from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import type { Actor } from '../../../auth/actor.ts';
import { runTransition, type TransitionResult } from '../../../db/transition.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { cancelMails, waitingMailsAbout } from '../../../mail/held-mails.ts';
import { announceLeaving } from '../../../outbox/candidate-left.ts';
import { announceSettled } from '../../../outbox/mail-settled.ts';
import { CandidateModel, type Candidate } from '../../../records/candidates/candidate.model.ts';

/** Fields that belong to a status and change with it. */
export const statusFields = [
  'status',
  'statusReasonId',
  'statusNote',
  'snoozedUntil',
  'coolDownUntil',
] as const satisfies readonly (keyof Candidate)[];

type StatusFacts = Pick<
  Candidate,
  'statusReasonId' | 'statusNote' | 'snoozedUntil' | 'coolDownUntil'
>;

type Guarded = Partial<StatusFacts> | undefined;

export interface StatusMove {
  action: CandidateMachineAction;
  /** Null for the system and for the candidate, whose permission was checked before. */
  actor: Actor | null;
  version: number | null;
  to?: (current: Candidate) => CandidateState;
  /** Fields of the new status; other fields of the old one are cleared. */
  facts?: Partial<StatusFacts>;
  /** Throws to refuse; the facts it returns about the new status are merged in. */
  guard?: (current: Candidate, session: ClientSession) => Guarded | Promise<Guarded>;
  /** Done by a job, not a user; recorded as such. */
  byJob?: boolean;
}

/** Returns the permission that a user needs for an action; null for actions of the system. */
export function permissionOf(action: CandidateMachineAction): PermissionName | null {
  const { permission } = candidateMachine.transitions[action];
  return permission === 'system' || permission === 'public' ? null : permission;
}

/** Moves a record by its state machine, with all follow-ups of a move. */
export async function moveStatus(
  tx: Tx,
  _id: Types.ObjectId,
  { action, actor, version, to, facts, guard, byJob = false }: StatusMove,
): Promise<TransitionResult<Candidate>> {
  let learned: Guarded;
  const stamps = {
    statusReasonId: null,
    statusNote: null,
    snoozedUntil: null,
    coolDownUntil: null,
    ...facts,
    statusChangedAt: tx.at,
    statusChangedBy: tx.userId,
    ...(!byJob && { lastActivityAt: tx.at }),
  };
  const result = await runTransition<CandidateState, CandidateMachineAction, Candidate>(
    tx,
    CandidateModel,
    {
      machine: candidateMachine,
      action,
      filter: { _id },
      actor,
      version,
      // Others may change the record after the status, so separate columns hold who chose it.
      doneBy: ({ statusChangedBy }) => statusChangedBy,
      isRepeat: (current) => tx.userId !== null && hasSameFacts(current, stamps),
      ...(to && { to }),
      guard: async (current) => {
        learned = await guard?.(current, tx.session);
      },
      set: () => ({ $set: { ...stamps, ...learned } }),
    },
  );
  const { before, after, already } = result;
  if (already) return result;
  await audit(tx, {
    action: `candidate.${action}`,
    entity: 'candidate',
    entityId: _id,
    ...(byJob && { actorKind: 'job' as const }),
    changes: changesBetween<Candidate>(before, after, statusFields),
  });
  if (candidateHasLeft(after.status) && !candidateHasLeft(before.status)) announceLeaving(tx, _id);
  // A candidate whose rejection is undone gets no mail about it.
  if (before.status === 'rejected') await takeBackMails(tx, _id);
  return result;
}

/**
 * Cancels the waiting rejection mails, and tells the applications that ended with the rejection.
 */
async function takeBackMails(tx: Tx, _id: Types.ObjectId): Promise<void> {
  const subject = { type: 'candidate', id: _id };
  const waiting = await waitingMailsAbout(tx, subject, rejectionTemplates);
  await cancelMails(
    tx,
    waiting.map((mail) => mail._id),
  );
  for (const mail of waiting) announceSettled(tx, { ...mail, status: 'cancelled' });
}

const hasSameFacts = (
  current: Candidate,
  { statusNote, statusReasonId, snoozedUntil }: Partial<Candidate>,
): boolean =>
  current.statusNote === statusNote &&
  same(current.statusReasonId, statusReasonId) &&
  current.snoozedUntil === snoozedUntil;

const same = (a: unknown, b: unknown): boolean => String(a ?? null) === String(b ?? null);
