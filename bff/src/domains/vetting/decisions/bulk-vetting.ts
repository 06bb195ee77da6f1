import { canTransition, vettingMachine, type vettingEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import type { BulkAction, BulkDone } from '../../../bulk/bulk-action.ts';
import { AppError } from '../../../http/app-error.ts';
import { cancelMailsAbout } from '../../../mail/held-mails.ts';
import type { Service } from '../../../http/mount.ts';
import {
  candidatesList,
  checkCandidates,
  namesOfCandidates,
} from '../../candidates/api/bulk-candidates.ts';
import { findLiveCandidate } from '../../../records/candidates/candidate-lookup.ts';
import { vettingFactsOf } from '../../../records/candidates/vetting-due.ts';
import { moveVetting } from '../../candidates/api/changes/vetting.ts';
import { runBulk } from '../../operations/api/bulk.ts';
import { chosenReason } from '../../reasons/api/reasons.ts';
import { decide, findForStep, permissionOf, type Decision } from './decide.ts';
import { decisionsOf, evidenceOf, keepDecision } from './change-vetting.ts';
import { verdictTemplates } from './verdict-mail.ts';

type Params = Pick<Decision, 'action' | 'note' | 'reasonId' | 'mail'>;

const permission = 'candidate.bulkVetting';
const done: BulkDone = { outcome: 'ok', code: null };
const otherStatus: BulkDone = { outcome: 'error', code: 'OTHER_VETTING_STATUS' };
const noScorecard: BulkDone = { outcome: 'error', code: 'VETTING_FEEDBACK_REQUIRED' };
const changedSince: BulkDone = { outcome: 'skipped', code: 'CHANGED_SINCE' };

/** A vetting step for several candidates, each with the guards of the single step. */
export const vettingChange: BulkAction<Params> = {
  kind: 'candidate.vetting',
  permission,
  source: candidatesList,
  targetOf: (_actor, { action }) => Promise.resolve(action),
  namesOf: namesOfCandidates,
  prepare: (actor, params) => {
    const { action } = params;
    const isAllowed =
      actor.can(permissionOf(action)) && (action !== 'pass' || actor.can('vetting.bulkPass'));
    if (!isAllowed) throw new AppError('FORBIDDEN', { context: { role: actor.role } });
    return Promise.resolve({
      check: async (ids) => {
        const facts = await vettingFactsOf(ids);
        const unproven = action === 'pass' ? await withoutEvidence(ids) : new Set<string>();
        return checkCandidates(actor, permissionOf(action), ids, ({ _id }) => {
          const id = _id.toHexString();
          const status = facts.get(id)?.vettingStatus;
          if (!status || !canTransition(vettingMachine, status, action)) return otherStatus;
          return unproven.has(id) ? noScorecard : done;
        });
      },
      run: async (tx, id) => {
        const candidate = await findForStep({ actor }, action, id, tx.session);
        if (!canTransition(vettingMachine, candidate.vettingStatus, action)) return otherStatus;
        const { decisionId } = await decide(tx, candidate, params);
        const { vettingStatus, vettedAt, vettingExpiresAt } = candidate;
        return { ...done, undo: { decisionId, vettingStatus, vettedAt, vettingExpiresAt } };
      },
      undo: async (tx, id, undo) => {
        const candidate = await findForStep({ actor }, action, id, tx.session);
        const { decisionId, vettingStatus, ...facts } = undo as Undo;
        const [latest] = await decisionsOf(candidate._id, tx.session);
        if (String(latest?._id) !== String(decisionId)) return changedSince;
        const { before, after } = await moveVetting(tx, candidate, {
          action: 'take_back',
          to: vettingStatus,
          version: null,
          facts,
        });
        await keepDecision(tx, {
          candidateId: after._id,
          action: 'take_back',
          reasonId: null,
          note: null,
          fromStatus: before.vettingStatus,
          toStatus: after.vettingStatus,
          feedbackIds: [],
          expiresAt: null,
          retryAfter: null,
        });
        // The mail about the verdict that was undone is no longer sent.
        await cancelMailsAbout(tx, { type: 'candidate', id: after._id }, verdictTemplates);
        return done;
      },
    });
  },
};

interface Undo extends Pick<
  Parameters<typeof moveVetting>[1],
  'vettingStatus' | 'vettedAt' | 'vettingExpiresAt'
> {
  decisionId: Types.ObjectId;
}

async function withoutEvidence(ids: readonly string[]): Promise<Set<string>> {
  const missing = new Set<string>();
  for (const id of ids) {
    const candidate = await findLiveCandidate(new Types.ObjectId(id));
    if (!candidate) continue;
    const evidence = await evidenceOf(candidate._id, await decisionsOf(candidate._id));
    if (evidence.length === 0) missing.add(id);
  }
  return missing;
}

/** Takes one vetting step for the selected candidates; one failure does not stop the others. */
export const bulkVetting: Service<typeof vettingEndpoints.bulk> = async (ctx, { body }) => {
  const { action, reasonId, note, mail, ...asked } = body;
  if (action === 'fail' && reasonId) await chosenReason('vetting_fail', { reasonId, note });
  return runBulk(ctx, vettingChange, asked, {
    action,
    note,
    mail,
    reasonId: reasonId ? new Types.ObjectId(reasonId) : null,
  });
};
