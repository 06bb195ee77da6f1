import {
  decisionsByMail,
  limits,
  type ClientCandidate,
  type ClientCandidateAction,
  type DecisionByMail,
  type DecisionVisit,
  type decisionVisitEndpoints,
} from '@muster/contracts';
import { AppError } from '../../../http/app-error.ts';
import type { VisitorContext } from '../../../http/context.ts';
import type { Input } from '../../../http/mount.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import { confirmedHand, mailLinkCode } from '../../links/api/confirm-by-code.ts';
import { visitHead } from '../../links/api/link-visit.ts';
import {
  rejectBy,
  requestInterviewBy,
  selectBy,
  type ClientHand,
} from '../client/decide-for-client.ts';
import { findForClient } from '../client/find-for-client.ts';
import { showClientCandidate } from '../client/read-client-candidate.ts';
import { deciderOfLink, type LinkDecider } from './decider-of-link.ts';

type Endpoints = typeof decisionVisitEndpoints;

/**
 * Returns the candidate's current state. Reading decides nothing, because mail programs open links,
 * too.
 */
export async function readDecision(
  ctx: VisitorContext,
  { params }: Input<Endpoints['read']>,
): Promise<DecisionVisit> {
  const decider = await deciderOfLink(ctx, params.handle);
  return show(decider, await candidateOf(decider));
}

/** Mails the code with which the link's holder confirms that the mailbox is theirs. */
export async function sendDecisionCode(
  ctx: VisitorContext,
  { params }: Input<Endpoints['sendCode']>,
) {
  const { decisionCode } = limits.application;
  const decider = await deciderOfLink(ctx, params.handle);
  const key = decider.token._id.toHexString();
  await ctx.limit('decision-code', key, decisionCode.max, decisionCode.window);
  const { job, allowedActions, standing } = await candidateOf(decider);
  if (!allowedActions.some(isByMail))
    throw new AppError('INVALID_TRANSITION', {
      context: { currentState: standing, action: 'decide' },
    });
  return mailLinkCode(ctx, decider, (tx, to, words) =>
    sendMail(tx, {
      template: 'client_decision_code',
      ...to,
      variables: { ...words, jobTitle: job.title },
    }),
  );
}

export const selectByMail = (ctx: VisitorContext, { params, body }: Input<Endpoints['select']>) =>
  decide(ctx, params.handle, 'select', body, selectBy);

export const rejectByMail = (ctx: VisitorContext, { params, body }: Input<Endpoints['reject']>) =>
  decide(ctx, params.handle, 'reject', body, rejectBy);

export const requestInterviewByMail = (
  ctx: VisitorContext,
  { params, body }: Input<Endpoints['requestInterview']>,
) => decide(ctx, params.handle, 'request_interview', body, requestInterviewBy);

/** Makes a decision as the client area does, once the code is right. Uses up the link. */
async function decide<Body extends object>(
  ctx: VisitorContext,
  handle: string,
  decision: DecisionByMail,
  { code, ...body }: Body & { code: string },
  write: (hand: ClientHand, id: string, body: Omit<Body, 'code'>) => Promise<ClientCandidate>,
): Promise<DecisionVisit> {
  const decider = await deciderOfLink(ctx, handle);
  const hand = await confirmedHand(ctx, decider, code, {
    action: 'application.decide_by_mail',
    entity: 'application',
    changes: [{ path: 'decision', before: null, after: decision }],
  });
  return show(decider, await write(hand, decider.applicationId, body));
}

const isByMail = (action: ClientCandidateAction): boolean =>
  decisionsByMail.some((one) => one === action);

async function candidateOf({ actor, applicationId }: LinkDecider): Promise<ClientCandidate> {
  return showClientCandidate(actor, await findForClient(actor, applicationId));
}

const show = ({ token }: LinkDecider, candidate: ClientCandidate): DecisionVisit => ({
  ...visitHead(token),
  candidate: {
    ...candidate,
    allowedActions: candidate.allowedActions.filter(isByMail),
  },
});
