import type { OwnCvAnswer, ownCvEndpoints } from '@muster/contracts';
import { audit } from '../../../audit/audit.service.ts';
import { dayOf } from '../../../db/calendar-day.ts';
import { showConflict } from '../../../db/show-conflict.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { updateVersioned } from '../../../db/versioned-update.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { writeReviewedFacts, type Candidate } from '../../candidates/api/reviewed-facts.ts';
import { addRuleTask } from '../../tasks/api/rule-tasks.ts';
import {
  ExtractionReviewModel,
  type AnyProposal,
  type ExtractionReview,
} from '../extraction-review.model.ts';
import { catalogueSkills } from '../profile/catalogue-skills.ts';
import { compareProposal } from '../profile/compare-proposal.ts';
import { problemsOf, saysNow } from '../profile/proposal-rules.ts';
import { proposedFacts } from '../profile/proposed-facts.ts';
import { findOwnCv, ownProposals, type OwnReview } from './find-own-cv.ts';
import { showOwnCv } from './show-own-cv.ts';

/**
 * Records the candidate's answer to one fact read from their CV: it is written to their profile,
 * set aside, or becomes a task for the recruiter. The recruiter's own decisions stay as they are.
 */
export const answerOwnCv: Service<typeof ownCvEndpoints.answer> = async (
  ctx,
  { params, body: { proposalId, answer, version } },
) => {
  const { actor } = ctx;
  try {
    return await transact(ctx, async (tx) => {
      const { record, found } = await findOwnCv(actor, tx.session);
      if (found?.review._id.toHexString() !== params.id) throw new AppError('NOT_FOUND');
      // Rejected candidates can read everything, but change only consents and data settings.
      if (record.status === 'rejected') throw new AppError('FORBIDDEN');
      const { review } = found;
      const proposal = ownProposals(review).find(({ _id }) => _id.toHexString() === proposalId);
      if (!proposal) throw new AppError('NOT_FOUND');
      // A repeated request finds its change already applied.
      if (proposal.own?.answer === answer) return showOwnCv(actor, tx.session);
      if (answer === 'taken') await take(tx, review, record, { proposal, version });
      if (answer === 'wrong') await notifyRecruiter(tx, record, proposal);
      await keep(tx, review, proposal, answer);
      return showOwnCv(actor, tx.session);
    });
  } catch (error) {
    throw await showConflict(error, () => showOwnCv(actor));
  }
};

/**
 * @throws AppError INVALID_TRANSITION if the profile has it already, or the fact is not valid as
 *   read
 */
async function take(
  tx: Tx,
  { attachmentId }: OwnReview,
  record: Candidate,
  { proposal, version }: { proposal: AnyProposal; version: number },
): Promise<void> {
  const said = { ...proposal, edited: null } as AnyProposal;
  if (compareProposal(said, record).relation === 'same' || problemsOf(said).length > 0)
    throw new AppError('INVALID_TRANSITION', {
      context: { currentState: proposal.own?.answer ?? 'open', action: 'take' },
    });
  const accepted = [{ proposal: said, path: 'proposalId' }];
  const skillIds = await catalogueSkills(tx, accepted);
  const made = proposedFacts(record, accepted, { attachmentId, at: tx.at, skillIds });
  if (made.problems.length > 0) throw new AppError('VALIDATION_FAILED', { fields: made.problems });
  if (made.paths.length === 0) return;
  await writeReviewedFacts(tx, {
    candidate: record,
    base: version,
    paths: made.paths,
    action: 'candidate.apply_cv',
    facts: () => made.facts,
  });
}

/** Creates one task per fact, however often it is reported. */
async function notifyRecruiter(tx: Tx, record: Candidate, proposal: AnyProposal): Promise<void> {
  await addRuleTask(tx, record, {
    title: 'Read the CV again: its person says that something is wrong',
    note: `Not right: ${inWords(proposal)}`.slice(0, 500),
    kind: 'review',
    dueOn: dayOf(tx.at),
    assigneeId: record.ownerUserId,
    rule: `cv-wrong:${proposal._id.toHexString()}`,
  });
}

function inWords(proposal: AnyProposal): string {
  const fields = saysNow(proposal) as Record<string, unknown>;
  return ['title', 'companyName', 'degree', 'field', 'school', 'name', 'language', 'level']
    .map((key) => fields[key])
    .filter((value): value is string => typeof value === 'string' && value !== '')
    .join(', ');
}

async function keep(
  tx: Tx,
  review: OwnReview,
  { _id }: AnyProposal,
  answer: OwnCvAnswer,
): Promise<void> {
  const own = { answer, at: tx.at };
  await updateVersioned<ExtractionReview>(tx, ExtractionReviewModel, {
    filter: { _id: review._id },
    base: review.version,
    paths: [`proposals.${_id.toHexString()}.own`],
    apply: ({ proposals }) => ({
      $set: {
        proposals: proposals.map((one) =>
          one._id.equals(_id) ? ({ ...one, own } as AnyProposal) : one,
        ),
      },
    }),
  });
  await audit(tx, {
    action: 'extraction_review.own_answer',
    entity: 'extraction_review',
    entityId: review._id,
    changes: [{ path: 'answer', before: null, after: answer }],
  });
}
