import {
  href,
  scorecardProblems,
  talentRoutes,
  type Scorecard,
  type ScorecardFields,
  type scorecardEndpoints,
} from '@muster/contracts';
import { audit } from '../../../audit/audit.service.ts';
import { isDuplicateKey } from '../../../db/duplicate-key.ts';
import { recordId } from '../../../db/record-id.ts';
import { transactShown } from '../../../db/show-conflict.ts';
import { changeState } from '../../../db/transition.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { updateVersioned } from '../../../db/versioned-update.ts';
import type { Actor } from '../../../auth/actor.ts';
import { AppError, fieldError, invalidField } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { Service } from '../../../http/mount.ts';
import type { Candidate } from '../../../records/candidates/candidate-lookup.ts';
import { notify } from '../../notifications/api/notify.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { askedQuestions } from '../../questions/api/asked-questions.ts';
import { findInterview } from '../interviews/find-interview.ts';
import {
  ScorecardModel,
  emptyCard,
  type ScorecardRecord,
} from '../../../records/vetting/scorecard.model.ts';
import { vettingLink } from '../vetting-links.ts';
import { feedbackTask } from './feedback-task.ts';
import { findOwnScorecard, type FoundScorecard } from './find-scorecard.ts';
import { isWrittenBy, owesJudgement } from '../../../records/vetting/scorecard-visibility.ts';
import { seesRate, showScorecard } from './show-scorecard.ts';
import { verifyBy } from './verify.ts';

type Begin = Service<typeof scorecardEndpoints.begin>;

/** Opens the user's scorecard of an interview, with the current questions. */
export const beginScorecard: Begin = async (ctx, input) => {
  try {
    return await begin(ctx, input);
  } catch (error) {
    // Two windows at once: the other one has created it.
    if (isDuplicateKey(error)) return begin(ctx, input);
    throw error;
  }
};

const begin: Begin = (ctx, { params, body }) => {
  const { actor } = ctx;
  return transact(ctx, async (tx) => {
    const { session } = tx;
    const found = await findInterview(actor, 'vetting.submitFeedback', params.id, session);
    const { interview, candidate } = found;
    const authorId = body.authorId === null ? actor.userId : recordId(body.authorId);
    const typedBy = authorId.equals(actor.userId) ? null : actor.userId;
    const own = { interviewId: interview._id, authorId };
    const there = await ScorecardModel.findOne({ ...own, deletedAt: null }, null, {
      session,
    }).lean();
    if (there && !isWrittenBy(actor, there)) throw notNow(there, 'begin_scorecard');
    if (there) return showScorecard(actor, { ...found, scorecard: there }, session);
    if (!interview.interviewers.some(({ userId }) => userId.equals(authorId)))
      throw new AppError('NOT_AN_INTERVIEWER');
    // Findings of others stay hidden from users who still owe their own judgement.
    if (typedBy && (await owesJudgement(actor, candidate._id, session)))
      throw new AppError('FEEDBACK_HIDDEN');
    if (['cancelled', 'no_show', 'requested', 'invited'].includes(interview.status))
      throw new AppError('INVALID_TRANSITION', {
        context: { currentState: interview.status, action: 'begin_scorecard' },
      });
    if (interview.startsAt && interview.startsAt > tx.at)
      throw new AppError('INTERVIEW_TOO_EARLY', {
        context: { opensAt: interview.startsAt.toISOString() },
      });
    const questions = interview.poolId ? await askedQuestions(interview.poolId, session) : [];
    const [created] = await ScorecardModel.create(
      [
        {
          ...own,
          typedBy,
          candidateId: candidate._id,
          card: emptyCard(),
          questions,
          createdAt: tx.at,
          createdBy: tx.userId,
          updatedBy: tx.userId,
        },
      ],
      { session },
    );
    if (!created) throw new Error('The scorecard was not written');
    const scorecard = created.toObject<ScorecardRecord>();
    await auditScorecard(tx, null, scorecard);
    return showScorecard(actor, { ...found, scorecard }, session);
  });
};

/** Saves the draft. */
export const saveScorecard: Service<typeof scorecardEndpoints.save> = (ctx, { params, body }) =>
  onOwn(ctx, params.id, async (tx, { scorecard, candidate }) => {
    if (scorecard.status !== 'draft') throw notNow(scorecard, 'edit');
    const card = checked(ctx.actor, candidate, scorecard, body.card);
    const { after } = await updateVersioned<ScorecardRecord>(tx, ScorecardModel, {
      filter: { _id: scorecard._id },
      base: body.version,
      paths: ['card'],
      apply: () => ({ $set: { card } }),
    });
    return after;
  });

/** Submits it: verifies skills on the record, and completes the task. */
export const submitScorecard: Service<typeof scorecardEndpoints.submit> = (ctx, { params, body }) =>
  onOwn(ctx, params.id, async (tx, found) => {
    const { after, already } = await hand(tx, ctx.actor, found, body, 'submitted');
    if (already) return after;
    if (found.interview) await feedbackTask.finish(tx, found.interview, after.authorId);
    await notify(tx, {
      topic: 'assignment',
      userIds: [found.candidate.ownerUserId],
      title: 'A vetting scorecard of {name} is in',
      link: vettingLink(after.candidateId),
      subject: { type: 'candidate', id: after.candidateId },
    });
    await notifyAuthor(tx, after);
    return after;
  });

/** Notifies the author of a scorecard that was typed for them, to read and correct it. */
async function notifyAuthor(tx: Tx, scorecard: ScorecardRecord): Promise<void> {
  const { _id, authorId, typedBy, candidateId } = scorecard;
  if (!typedBy) return;
  const typist = (await findPeople([typedBy], tx.session)).name(typedBy);
  await notify(tx, {
    topic: 'assignment',
    userIds: [authorId],
    title: `${typist} submitted your scorecard of {name}`,
    body: 'It counts as yours. Read it, and correct what is not.',
    link: href(talentRoutes.scorecard, {
      candidateId: candidateId.toHexString(),
      vettingFeedbackId: _id.toHexString(),
    }),
    subject: { type: 'candidate', id: candidateId },
  });
}

/** Amends a submitted scorecard; the former text is kept. */
export const amendScorecard: Service<typeof scorecardEndpoints.amend> = (ctx, { params, body }) =>
  onOwn(
    ctx,
    params.id,
    async (tx, found) => (await hand(tx, ctx.actor, found, body, 'amended')).after,
  );

async function hand(
  tx: Tx,
  actor: Actor,
  { scorecard, interview, candidate }: FoundScorecard,
  body: { version: number; card: ScorecardFields },
  to: 'submitted' | 'amended',
) {
  const card = checked(actor, candidate, scorecard, body.card);
  const problems = scorecardProblems(card, interview?.kind ?? null);
  if (problems.length > 0)
    throw new AppError('VALIDATION_FAILED', {
      fields: problems.map(({ path, code, params }) => fieldError(`card.${path}`, code, params)),
    });
  const isFirst = to === 'submitted';
  const result = await changeState<ScorecardRecord>(tx, ScorecardModel, scorecard, {
    name: `scorecard.${to}`,
    version: body.version,
    isRepeat: (current) => current.status === to && sameCard(current.card, card),
    requireState: (current) => {
      if ((current.status === 'draft') !== isFirst)
        throw notNow(current, isFirst ? 'submit' : 'amend');
    },
    set: (current) => ({
      $set: {
        card,
        status: to,
        ...(isFirst
          ? { submittedAt: tx.at }
          : {
              revisions: [
                ...current.revisions,
                { at: tx.at, by: actor.userId, card: current.card },
              ],
            }),
      },
    }),
  });
  if (result.already) return result;
  await auditScorecard(tx, scorecard, result.after);
  await verifyBy(tx, candidate._id, isFirst ? [card] : [result.before.card, card]);
  return result;
}

function onOwn(
  ctx: RequestContext,
  id: string,
  work: (tx: Tx, found: FoundScorecard) => Promise<ScorecardRecord>,
): Promise<Scorecard> {
  const { actor } = ctx;
  return transactShown(ctx, {
    find: (session) => findOwnScorecard(actor, id, session),
    change: async (tx, found) => ({ ...found, scorecard: await work(tx, found) }),
    show: (found, session) => showScorecard(actor, found, session),
  });
}

/**
 * Returns the valid card: a rate only from readers of rates, and only questions that were asked.
 */
function checked(
  actor: Actor,
  candidate: Candidate,
  scorecard: ScorecardRecord,
  card: ScorecardFields,
): ScorecardFields {
  const { suggestedRate, ...rest } = card;
  const sees = seesRate(actor, candidate);
  if (suggestedRate && !sees) throw invalidField('card.suggestedRate', 'NOT_ALLOWED');
  const asked = new Set(scorecard.questions.map(({ id }) => id));
  const unknown = card.answers.findIndex(({ questionId }) => !asked.has(questionId));
  if (unknown >= 0) throw invalidField(`card.answers[${unknown}].questionId`, 'NOT_FOUND');
  const kept = sees ? suggestedRate : scorecard.card.suggestedRate;
  return { ...rest, ...(kept !== undefined && { suggestedRate: kept }) };
}

const sameCard = (a: ScorecardFields, b: ScorecardFields): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

const notNow = ({ status }: ScorecardRecord, action: string): AppError =>
  new AppError('INVALID_TRANSITION', { context: { currentState: status, action } });

/** Audits at the candidate that it was written, without its text. */
export const auditScorecard = (
  tx: Tx,
  before: Pick<ScorecardRecord, 'status'> | null,
  after: Pick<ScorecardRecord, 'candidateId' | 'status' | 'deletedAt'>,
): Promise<void> =>
  audit(tx, {
    action: 'candidate.scorecard',
    entity: 'candidate',
    entityId: after.candidateId,
    changes: [
      {
        path: 'scorecard',
        before: before?.status ?? null,
        after: after.deletedAt ? 'deleted' : after.status,
      },
    ],
  });
