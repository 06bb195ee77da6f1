import type { BodyOf, Telling, applicationEndpoints } from '@muster/contracts';
import { AppError } from '../../../http/app-error.ts';
import type { ReasonRecord } from '../../reasons/api/reasons.ts';
import { requireMailable } from '../actions/tell-outcome.ts';
import { requireState } from '../record/change-application.ts';
import type { FoundApplication } from '../../../records/applications/find-application.ts';

/** Reason and message shared by all candidates rejected together. */
export type SharedTerms = Pick<
  BodyOf<typeof applicationEndpoints.reject>,
  'reasonId' | 'note' | 'telling'
>;

/**
 * Returns the terms of one rejection among several: nothing in them is about one candidate alone.
 */
export const termsOf = ({ reasonId, note, telling }: SharedTerms) => ({
  reasonId,
  note,
  telling,
  version: null,
  clientNote: null,
  poolId: null,
  bridge: { jobIds: [], inMail: false },
});

/**
 * Judges whether a candidate can be rejected for this reason and told in this way: returns a word
 * if that is already done, throws the AppError that prevents it.
 */
export const judgeRejection =
  (reason: Pick<ReasonRecord, '_id' | 'side'>, telling: Telling) =>
  async ({ application, candidate }: FoundApplication): Promise<string | null> => {
    if (application.status === 'rejected' && reason._id.equals(application.exit?.reasonId ?? ''))
      return 'ALREADY_REJECTED';
    requireState(application, 'reject');
    // A client can only decide about a submitted candidate.
    if (reason.side === 'client' && application.submissionVersion === 0)
      throw new AppError('INVALID_TRANSITION');
    if (telling.by === 'mail') await requireMailable(candidate, null);
    return null;
  };
