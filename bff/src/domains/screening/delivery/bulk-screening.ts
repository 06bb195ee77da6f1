import { limits, type ScreeningDelivery, type screeningFormEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import type { BulkAction, BulkDone } from '../../../bulk/bulk-action.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import type { Actor } from '../../../auth/actor.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { agencySettings } from '../../../settings/agency-settings.ts';
import {
  candidatesList,
  checkCandidates,
  namesOfCandidates,
} from '../../candidates/api/bulk-candidates.ts';
import {
  findCandidateFor,
  findLiveCandidate,
} from '../../../records/candidates/candidate-lookup.ts';
import { revokeLinksTo } from '../../links/api/access-tokens.ts';
import { runBulk } from '../../operations/api/bulk.ts';
import { findPoolFor, type Pool } from '../../../records/pools/find-pool.ts';
import { screeningQuestionIds } from '../../questions/api/screening-questions.ts';
import { changeForm } from '../form/change-form.ts';
import { writeForm } from '../form/draft-form.ts';
import { formQuestions } from '../form/form-questions.ts';
import {
  ScreeningFormModel,
  type ScreeningFormRecord,
} from '../../../records/screening/screening-form.model.ts';
import { formSubject } from './form-mails.ts';
import { isBeforeRetryDay } from '../../vetting/api/vetting-status.ts';
import { askingRefusal } from './may-be-asked.ts';
import { sendDraft } from './send-form.ts';

interface Params {
  poolId: Types.ObjectId;
  dueInDays: number;
  message: string | null;
}

const permission = 'screening.send';
const done: BulkDone = { outcome: 'ok', code: null };
const alreadyAsked: BulkDone = { outcome: 'skipped', code: 'ALREADY_SCREENED' };
const tooEarly: BulkDone = { outcome: 'skipped', code: 'VETTING_RETRY_LATER' };
const begun: BulkDone = { outcome: 'skipped', code: 'CHANGED_SINCE' };
const refusals = {
  no_email: { outcome: 'skipped', code: 'NO_RECIPIENTS' },
  no_contact: { outcome: 'skipped', code: 'CONSENT_REQUIRED' },
  do_not_contact: { outcome: 'skipped', code: 'CANDIDATE_DO_NOT_CONTACT' },
} as const satisfies Record<string, BulkDone>;

/**
 * Sends the screening questions of a pool to several candidates; can be reverted until one of them
 * has begun.
 */
export const poolScreening: BulkAction<Params> = {
  kind: 'candidate.screening',
  permission,
  source: candidatesList,
  targetOf: async (actor, { poolId }) => (await findPool(actor, poolId)).name,
  namesOf: namesOfCandidates,
  prepare: async (actor, params) => {
    const pool = await findPool(actor, params.poolId);
    if (pool.status === 'archived') throw invalidField('poolId', 'NOT_ALLOWED');
    const questionIds = (await screeningQuestionIds(pool._id)).slice(0, limits.screening.questions);
    if (questionIds.length === 0) throw invalidField('poolId', 'REQUIRED');
    return {
      check: async (ids) => {
        const standing = new Map<string, BulkDone>();
        for (const id of ids) standing.set(id, await standingOf(id, pool));
        return checkCandidates(
          actor,
          permission,
          ids,
          ({ _id }) => standing.get(_id.toHexString()) ?? done,
        );
      },
      run: async (tx, id) => {
        const candidate = await findCandidateFor(actor, permission, id, { session: tx.session });
        const standing = await standingOf(id, pool, tx);
        if (standing.outcome !== 'ok') return standing;
        const form = await writeForm(tx, {
          candidateId: candidate._id,
          poolId: pool._id,
          jobId: null,
          intro: null,
          followUpOf: null,
          title: `Screening: ${pool.name}`.slice(0, limits.screening.title.max),
          dueInDays: params.dueInDays,
          questions: await formQuestions(
            tx,
            actor,
            questionIds.map((questionId) => ({ from: 'pool' as const, questionId })),
            { present: [], at: 'questions' },
          ),
        });
        const delivery = usualDelivery(form, params.message);
        const { _id } = await sendDraft(actor, tx, { form, candidate }, delivery);
        return { ...done, undo: _id.toHexString() };
      },
      undo: async (tx, id, formId) => {
        await findCandidateFor(actor, permission, id, { session: tx.session });
        const form = await ScreeningFormModel.findOne(
          { _id: String(formId), deletedAt: null },
          null,
          { session: tx.session },
        ).lean();
        if (form?.status !== 'sent') return begun;
        await changeForm(tx, form, { action: 'disable_link', version: null });
        await revokeLinksTo(tx, formSubject(form), 'disabled_by_staff');
        return done;
      },
    };
  },
};

/** Returns the default invitation, sent at once. */
const usualDelivery = (
  { version }: ScreeningFormRecord,
  message: string | null,
): ScreeningDelivery => ({
  version,
  by: 'mail',
  message,
  language: null,
  words: null,
  sendAt: null,
});

/** Sending a pool's questions needs permission to read them. @throws AppError VALIDATION_FAILED */
async function findPool(actor: Actor, poolId: Types.ObjectId): Promise<Pool> {
  try {
    return await findPoolFor(actor, 'pool.readQuestions', poolId);
  } catch (error) {
    throw error instanceof AppError ? invalidField('poolId', 'NOT_FOUND') : error;
  }
}

/**
 * Returns why a candidate is skipped: they may not be written to, or already have a form of the
 * pool.
 */
async function standingOf(id: string, { _id: poolId }: Pool, tx?: Tx): Promise<BulkDone> {
  const session = tx?.session ?? null;
  const candidateId = new Types.ObjectId(id);
  const candidate = await findLiveCandidate(candidateId, session);
  if (!candidate) return done;
  const refusal = await askingRefusal(candidate, session);
  if (refusal) return refusals[refusal];
  if (await isBeforeRetryDay(candidate, tx?.at ?? new Date(), session)) return tooEarly;
  const live = await ScreeningFormModel.exists({
    candidateId,
    poolId,
    jobId: null,
    isLive: true,
    deletedAt: null,
  }).session(session);
  return live ? alreadyAsked : done;
}

/**
 * Sends the screening questions of a pool to the selected candidates; a failure does not stop the
 * others.
 */
export const bulkScreening: Service<typeof screeningFormEndpoints.bulk> = (ctx, { body }) => {
  const { poolId, dueInDays, message, ...asked } = body;
  return runBulk(ctx, poolScreening, asked, {
    poolId: new Types.ObjectId(poolId),
    message,
    dueInDays: dueInDays ?? agencySettings().deadlines.screeningAnswerDays,
  });
};
