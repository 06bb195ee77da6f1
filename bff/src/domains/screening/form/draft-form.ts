import type { screeningFormEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import { audit, changesBetween, type FieldChange } from '../../../audit/audit.service.ts';
import { recordId } from '../../../db/record-id.ts';
import { showConflict, transactShown } from '../../../db/show-conflict.ts';
import { softDelete } from '../../../db/soft-delete.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { updateVersioned } from '../../../db/versioned-update.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { agencySettings } from '../../../settings/agency-settings.ts';
import { findCandidateFor } from '../../../records/candidates/candidate-lookup.ts';
import { findJob } from '../../../records/jobs/job-lookup.ts';
import { findPoolFor } from '../../../records/pools/find-pool.ts';
import {
  ScreeningFormModel,
  type ScreeningFormRecord,
} from '../../../records/screening/screening-form.model.ts';
import { auditedFields } from './change-form.ts';
import { findForm } from './find-form.ts';
import { formQuestions } from './form-questions.ts';
import { lastQuestions } from './job-questions.ts';
import { orAlreadyLive, requireNoOther } from './one-live-form.ts';
import { showForm } from './show-form.ts';

type Endpoints = typeof screeningFormEndpoints;
type NewForm = Pick<
  ScreeningFormRecord,
  'candidateId' | 'poolId' | 'jobId' | 'title' | 'intro' | 'questions' | 'dueInDays' | 'followUpOf'
>;

/** Defaults to the agency's setting. */
const daysToAnswer = (days: number | null): number =>
  days ?? agencySettings().deadlines.screeningAnswerDays;

/** Creates a form for a candidate. */
export const createForm: Service<Endpoints['create']> = (ctx, { params, body }) =>
  orAlreadyLive(
    transact(ctx, async (tx) => {
      const { actor } = ctx;
      const { session } = tx;
      const candidate = await findCandidateFor(actor, 'screening.send', params.id, { session });
      const pool =
        body.poolId === null
          ? null
          : await findPoolFor(actor, 'pool.readQuestions', recordId(body.poolId), session);
      const job = body.jobId === null ? null : await findJob(actor, body.jobId, session);
      const questions = await formQuestions(tx, actor, body.questions, {
        present: job ? await lastQuestions(job._id, session) : [],
        at: 'questions',
      });
      const form = await writeForm(tx, {
        candidateId: candidate._id,
        poolId: pool?._id ?? null,
        jobId: job?._id ?? null,
        // Questions from another form of the job get new keys here.
        questions: questions.map((question) => ({ ...question, key: new Types.ObjectId() })),
        title: body.title,
        intro: body.intro,
        followUpOf: null,
        dueInDays: daysToAnswer(body.dueInDays),
      });
      return showForm(actor, { form, candidate }, session);
    }),
  );

/** @throws AppError FORM_ALREADY_LIVE */
export async function writeForm(tx: Tx, fields: NewForm): Promise<ScreeningFormRecord> {
  await requireNoOther(tx, fields);
  const stamp = { createdAt: tx.at, createdBy: tx.userId, updatedAt: tx.at, updatedBy: tx.userId };
  const [made] = await ScreeningFormModel.create([{ ...fields, ...stamp }], {
    session: tx.session,
  });
  if (!made) throw new Error('The form was not written');
  const form = made.toObject<ScreeningFormRecord>();
  await audit(tx, {
    action: 'screening_form.create',
    entity: 'screening_form',
    entityId: form._id,
    changes: [
      ...changesBetween<ScreeningFormRecord>(null, form, auditedFields),
      questionsChange(null, form),
    ],
  });
  return form;
}

/** Changes a draft; the wording of a sent form is locked. */
export const updateForm: Service<Endpoints['update']> = async (
  ctx,
  { params, body: { version, changes } },
) => {
  const { actor } = ctx;
  try {
    return await transact(ctx, async (tx) => {
      const { form, candidate } = await findForm(actor, 'screening.send', params.id, tx.session);
      requireDraft(form, 'edit');
      const { questions: wanted, dueInDays, ...others } = changes;
      const fields = {
        ...others,
        ...(dueInDays !== undefined && { dueInDays: daysToAnswer(dueInDays) }),
      };
      const questions =
        wanted &&
        (await formQuestions(tx, actor, wanted, {
          present: form.questions,
          at: 'changes.questions',
        }));
      const { before, after } = await updateVersioned<ScreeningFormRecord>(tx, ScreeningFormModel, {
        filter: { _id: form._id },
        base: version,
        paths: Object.keys(changes),
        apply: () => ({
          $set: { ...fields, ...(questions && { questions }), lastAction: 'screening_form.update' },
        }),
      });
      await audit(tx, {
        action: 'screening_form.update',
        entity: 'screening_form',
        entityId: form._id,
        changes: [
          ...changesBetween<ScreeningFormRecord>(before, after, auditedFields),
          questionsChange(before, after),
        ],
      });
      return showForm(actor, { form: after, candidate }, tx.session);
    });
  } catch (error) {
    throw await showConflict(error, async () =>
      showForm(actor, await findForm(actor, 'screening.send', params.id)),
    );
  }
};

/** Discards a draft that was never sent. */
export const deleteForm: Service<Endpoints['delete']> = (ctx, { params, body }) =>
  transactShown(ctx, {
    find: (session) => findForm(ctx.actor, 'screening.send', params.id, session),
    change: async (tx, found) => {
      requireDraft(found.form, 'delete');
      const { after } = await softDelete<ScreeningFormRecord>(
        tx,
        ScreeningFormModel,
        { _id: found.form._id },
        { reason: null, version: body.version },
      );
      await audit(tx, {
        action: 'screening_form.delete',
        entity: 'screening_form',
        entityId: after._id,
        changes: changesBetween<ScreeningFormRecord>(found.form, after, auditedFields),
      });
      return { ...found, form: after };
    },
    show: async (found, session) => ({
      ...(await showForm(ctx.actor, found, session)),
      ...(found.form.deletedAt && { allowedActions: [] }),
    }),
  });

function requireDraft({ status }: ScreeningFormRecord, action: string): void {
  if (status !== 'draft')
    throw new AppError('INVALID_TRANSITION', { context: { currentState: status, action } });
}

/** The log keeps the texts of the questions. */
const questionsChange = (
  before: Pick<ScreeningFormRecord, 'questions'> | null,
  after: Pick<ScreeningFormRecord, 'questions'>,
): FieldChange => ({
  path: 'questions',
  before: before?.questions.map(({ text }) => text) ?? null,
  after: after.questions.map(({ text }) => text),
});
