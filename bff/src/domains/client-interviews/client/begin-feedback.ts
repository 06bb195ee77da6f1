import type { interviewForClientEndpoints } from '@muster/contracts';
import { isDuplicateKey } from '../../../db/duplicate-key.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { Service } from '../../../http/mount.ts';
import { beginFeedback, findForAuthor } from '../../applications/api/interviewed.ts';
import type { ClientInterviewRecord } from '../../../records/client-interviews/client-interview.model.ts';
import { findForClient } from './find-for-client.ts';

type Endpoint = typeof interviewForClientEndpoints.beginFeedback;

/** Opens the reader's own feedback on a past interview, whether it was requested or not. */
export const beginInterviewFeedback: Service<Endpoint> = async (ctx, { params }) => {
  try {
    return await begin(ctx, params.id);
  } catch (error) {
    // A concurrent request has already begun the feedback, so read it.
    if (isDuplicateKey(error)) return begin(ctx, params.id);
    throw error;
  }
};

const begin = (ctx: RequestContext, id: string) =>
  transact(ctx, async (tx) => {
    const { actor } = ctx;
    const { interview } = await findForClient(actor, id, tx.session);
    const { status, round, endsAt } = interview;
    const found = await findForAuthor(actor, interview.applicationId.toHexString(), tx.session);
    if (!tookPlace(interview))
      throw new AppError('INVALID_TRANSITION', {
        context: { currentState: status, action: 'begin_feedback' },
      });
    if (!isOver(interview, tx.at))
      throw new AppError('FEEDBACK_NOT_YET', { context: { from: endsAt.toISOString() } });
    const endedAt = endsAt < tx.at ? endsAt : tx.at;
    const feedback = await beginFeedback(tx, actor, found, { round, endedAt });
    return { feedbackId: feedback._id.toHexString() };
  });

type Timed = Pick<ClientInterviewRecord, 'status' | 'endsAt'>;

const tookPlace = ({ status }: Timed): boolean => status !== 'cancelled' && status !== 'no_show';
const isOver = ({ status, endsAt }: Timed, now: Date): boolean =>
  status === 'completed' || endsAt <= now;

/** Checks whether feedback on the interview can be given now. */
export const isOpenToFeedback = (interview: Timed, now: Date): boolean =>
  tookPlace(interview) && isOver(interview, now);
