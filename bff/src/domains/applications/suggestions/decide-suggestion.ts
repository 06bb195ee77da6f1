import {
  canTransition,
  suggestionMachine,
  type Suggestion,
  type SuggestionAction,
  type suggestionEndpoints,
} from '@muster/contracts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { versionConflict } from '../../../db/versioned-update.ts';
import { AppError } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { Service } from '../../../http/mount.ts';
import { beginOnJob, requireAddable } from '../actions/begin-on-job.ts';
import { askPerson } from '../actions/interest.ts';
import { mayAddTo } from '../../../records/applications/applications.policy.ts';
import { findSuggestion, isOwn, type FoundSuggestion } from './find-suggestion.ts';
import { settleSuggestion } from './settle-suggestions.ts';
import { showSuggestions } from './show-suggestions.ts';

type Endpoints = typeof suggestionEndpoints;

/**
 * Accepts a suggestion: adds the candidate to the job, which closes all their suggestions for it. A
 * candidate who should be asked but cannot be is not added: the user learns why, and may skip the
 * question.
 */
export const acceptSuggestion: Service<Endpoints['accept']> = (ctx, { params, body }) =>
  decide(ctx, params.id, body.version, 'accept', async (tx, { candidate, job }) => {
    const attempt = await requireAddable(candidate, job, tx.session);
    const application = await beginOnJob(tx, { candidate, job, attempt, stage: 'added' });
    if (body.askInterest)
      await askPerson(tx, { application, candidate, job }, { message: null, version: null });
  });

export const declineSuggestion: Service<Endpoints['decline']> = (ctx, { params, body }) =>
  decide(ctx, params.id, body.version, 'decline', (tx, found) =>
    settleSuggestion(tx, found, { status: 'declined', decisionNote: body.note }),
  );

export const withdrawSuggestion: Service<Endpoints['withdraw']> = (ctx, { params, body }) =>
  decide(ctx, params.id, body.version, 'withdraw', (tx, found) =>
    settleSuggestion(tx, found, { status: 'withdrawn' }),
  );

async function decide(
  ctx: RequestContext,
  id: string,
  version: number,
  action: SuggestionAction,
  work: (tx: Tx, found: FoundSuggestion) => Promise<void>,
): Promise<Suggestion> {
  const { actor } = ctx;
  return transact(ctx, async (tx) => {
    const found = await findSuggestion(actor, id, tx.session);
    const { suggestion, job } = found;
    const may = action === 'withdraw' ? isOwn(actor, suggestion) : mayAddTo(actor, job);
    if (!may) throw new AppError('FORBIDDEN', { context: { role: actor.role } });
    const isRepeat =
      suggestion.status === suggestionMachine.transitions[action].to &&
      suggestion.updatedBy?.equals(actor.userId);
    if (!isRepeat) {
      if (!canTransition(suggestionMachine, suggestion.status, action))
        throw new AppError('INVALID_TRANSITION', {
          context: { currentState: suggestion.status, action },
        });
      if (version !== suggestion.version) throw versionConflict(suggestion, ['status']);
      await work(tx, found);
    }
    const after = await findSuggestion(actor, id, tx.session);
    const [shown] = await showSuggestions(actor, [after], tx.session);
    if (!shown) throw new Error('The suggestion was not shown');
    return shown;
  });
}
