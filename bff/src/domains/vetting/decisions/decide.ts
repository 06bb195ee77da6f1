import {
  skipsScreening,
  vettingMachine,
  type CandidateVetting,
  type VettingAction,
  type vettingEndpoints,
} from '@muster/contracts';
import { Types } from 'mongoose';
import { today } from '../../../db/calendar-day.ts';
import { transactShown } from '../../../db/show-conflict.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { invalidField } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { Service } from '../../../http/mount.ts';
import { cancelMailsAbout } from '../../../mail/held-mails.ts';
import { findCandidateFor, type Candidate } from '../../../records/candidates/candidate-lookup.ts';
import { chosenReason } from '../../reasons/api/reasons.ts';
import { showVetting } from '../overview/show-vetting.ts';
import { changeVetting, type VettingChange } from './change-vetting.ts';
import { isVerdict, notifyOfVerdict } from './notify-of-verdict.ts';
import { dayOfVerdict, mailVerdict, verdictTemplates } from './verdict-mail.ts';
import { requireVerdict } from './vetting-rights.ts';

export interface Decision extends Omit<VettingChange, 'action'> {
  action: VettingAction;
  /** Whether to mail the candidate, if the verdict has a mail. */
  mail?: boolean;
}

/** Takes one step by staff, with its effects; for one candidate or one of many. */
export async function decide(
  tx: Tx,
  candidate: Candidate,
  { mail = false, ...change }: Decision,
): Promise<{ after: Candidate; already: boolean; decisionId: Types.ObjectId | null }> {
  const { action, note } = change;
  if (action === 'skip_to_interview' && skipsScreening(candidate.vettingStatus) && !note)
    throw invalidField('note', 'REQUIRED');
  if (change.retryAfter && change.retryAfter <= today())
    throw invalidField('retryAfter', 'IN_PAST');
  const { after, already, decision } = await changeVetting(tx, candidate, change);
  if (already || !decision) return { after, already, decisionId: null };
  // Mails about an earlier decision that were not sent yet are cancelled.
  await cancelMailsAbout(tx, { type: 'candidate', id: after._id }, verdictTemplates);
  if (mail && (action === 'pass' || action === 'fail'))
    await mailVerdict(tx, after, action, dayOfVerdict(action, decision));
  if (isVerdict(action)) await notifyOfVerdict(tx, after, action);
  return { after, already, decisionId: decision._id };
}

/** Returns the permission that a step needs. */
export function permissionOf(action: VettingAction) {
  const { permission } = vettingMachine.transitions[action];
  if (permission === 'system' || permission === 'public')
    throw new Error(`${action} is not for people`);
  return permission;
}

/** Returns the candidate, if the actor may take this step at all. */
export async function findForStep(
  { actor }: Pick<RequestContext, 'actor'>,
  action: VettingAction,
  id: string,
  session: Tx['session'],
): Promise<Candidate> {
  const permission = permissionOf(action);
  const candidate = await findCandidateFor(actor, permission, id, { session });
  if (permission === 'vetting.decide') await requireVerdict(actor, candidate, session);
  return candidate;
}

function run(
  ctx: RequestContext,
  id: string,
  decision: Decision,
  check: (tx: Tx) => Promise<unknown> = () => Promise.resolve(),
): Promise<CandidateVetting> {
  const { action } = decision;
  return transactShown(ctx, {
    find: (session) =>
      session
        ? findForStep(ctx, action, id, session)
        : findCandidateFor(ctx.actor, permissionOf(action), id),
    change: async (tx, candidate) => {
      await check(tx);
      return (await decide(tx, candidate, decision)).after;
    },
    show: (candidate, session) => showVetting(ctx.actor, candidate, session),
  });
}

export const pass: Service<typeof vettingEndpoints.pass> = (ctx, { params, body }) =>
  run(ctx, params.id, {
    action: 'pass',
    ...body,
    mayPassByNote: ctx.actor.can('vetting.passByNote'),
  });

export const fail: Service<typeof vettingEndpoints.fail> = (ctx, { params, body }) => {
  const { reasonId, ...rest } = body;
  return run(
    ctx,
    params.id,
    { action: 'fail', ...rest, reasonId: new Types.ObjectId(reasonId) },
    (tx) => chosenReason('vetting_fail', body, tx.session),
  );
};

export const hold: Service<typeof vettingEndpoints.hold> = (ctx, { params, body }) =>
  run(ctx, params.id, { action: 'hold', ...body });

export const resume: Service<typeof vettingEndpoints.resume> = (ctx, { params, body }) =>
  run(ctx, params.id, { action: 'resume', ...body });

export const needMore: Service<typeof vettingEndpoints.needMore> = (ctx, { params, body }) =>
  run(ctx, params.id, { action: 'need_more', ...body });

export const skipToInterview: Service<typeof vettingEndpoints.skipToInterview> = (
  ctx,
  { params, body },
) => run(ctx, params.id, { action: 'skip_to_interview', ...body });

export const revoke: Service<typeof vettingEndpoints.revoke> = (ctx, { params, body }) =>
  run(ctx, params.id, { action: 'revoke', ...body });
