import {
  answerFileIds,
  answerProblem,
  candidatesRoutes,
  href,
  isAnswered,
  isKnockedOut,
  type screeningVisitEndpoints,
} from '@muster/contracts';
import { raiseVersion } from '../../../db/record-version.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { AppError, fieldError } from '../../../http/app-error.ts';
import type { VisitorContext } from '../../../http/context.ts';
import type { Input } from '../../../http/mount.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import { inviteOnWish } from '../../candidate-accounts/api/own-wish.ts';
import type { StoredFile } from '../../files/api/files.ts';
import { revokeLinksTo } from '../../links/api/access-tokens.ts';
import { notify } from '../../notifications/api/notify.ts';
import { ownerOfPool } from '../../../records/pools/pool-owner.ts';
import { formSubject, letterhead } from '../delivery/form-mails.ts';
import { filesOfAnswers } from '../form/answer-files.ts';
import { changeForm } from '../form/change-form.ts';
import { answersOfForms } from '../../../records/screening/answers-of-forms.ts';
import type { FoundForm } from '../form/find-form.ts';
import {
  ScreeningAnswerModel,
  type ScreeningAnswerRecord,
} from '../../../records/screening/screening-answer.model.ts';
import type { AskedQuestion } from '../../../records/screening/screening-form.model.ts';
import { answersInWords } from './answers-in-words.ts';
import { visitedForm, visitOf } from './visited-form.ts';

/** Submits the saved answers. From now on they are locked and the links used up. */
export async function submitForm(
  ctx: VisitorContext,
  { params, body }: Input<typeof screeningVisitEndpoints.submit>,
) {
  const visit = await visitOf(ctx, params.handle);
  return transact(ctx, async (tx) => {
    const found = await visitedForm(visit, tx.session);
    const { form, candidate } = found;
    const answers = new Map(
      (await answersOfForms([form._id], tx.session)).map(
        (answer) => [answer.key.toHexString(), answer] as const,
      ),
    );
    const files = await filesOfAnswers(form.questions, [...answers.values()], tx.session);
    const after = await changeForm(tx, form, {
      action: 'submit',
      version: null,
      guard: () => requireComplete(form.questions, answers, files),
      set: () => ({ submittedAt: tx.at }),
      by: { actorKind: 'guest', tokenId: visit.token._id },
    });
    const flagged = await flagKnockOuts(tx, form.questions, answers);
    await revokeLinksTo(tx, formSubject(form), 'completed');
    await tellOf(tx, found, flagged);
    if (candidate.email !== null)
      await sendMail(tx, {
        template: 'screening_received',
        to: candidate.email,
        subject: formSubject(form),
        variables: {
          ...(await letterhead(tx, found)),
          title: form.title,
          answers: body.copy ? answersInWords(form.questions, answers, files) : '',
          count: String([...answers.values()].filter(({ value }) => isAnswered(value)).length),
        },
      });
    const invited = body.account && (await inviteOnWish(tx, candidate));
    return { submittedAt: (after.submittedAt ?? tx.at).toISOString(), invited };
  });
}

/**
 * A file that is still being scanned is included; it can be opened once it is found clean.
 * @throws AppError VALIDATION_FAILED naming each answer that is missing, invalid or has a file
 *   that the scan has blocked
 */
function requireComplete(
  questions: readonly AskedQuestion[],
  answers: ReadonlyMap<string, ScreeningAnswerRecord>,
  files: ReadonlyMap<string, StoredFile>,
): void {
  const fields = questions.flatMap((question) => {
    const key = question.key.toHexString();
    const value = answers.get(key)?.value ?? null;
    if (question.required && !isAnswered(value)) return [fieldError(`answers.${key}`, 'REQUIRED')];
    if (answerFileIds(question, value).some((id) => files.get(id)?.scan === 'blocked'))
      return [fieldError(`answers.${key}`, 'FILE_BLOCKED')];
    const problem = answerProblem(question, value);
    return problem ? [fieldError(`answers.${key}`, problem.code, problem.params)] : [];
  });
  if (fields.length > 0) throw new AppError('VALIDATION_FAILED', { fields });
}

/** Flags answers for review; no candidate is rejected automatically. */
async function flagKnockOuts(
  { session }: Tx,
  questions: readonly AskedQuestion[],
  answers: ReadonlyMap<string, ScreeningAnswerRecord>,
): Promise<number> {
  const hit = questions.flatMap((question) => {
    const answer = answers.get(question.key.toHexString());
    return answer && isKnockedOut(question, answer.value) ? [answer._id] : [];
  });
  await ScreeningAnswerModel.updateMany(
    { _id: { $in: hit } },
    raiseVersion({ $set: { flagged: true } }),
    { session },
  );
  return hit.length;
}

/**
 * Returns the users notified of the answers: the candidate's owner, the sender and the pool's
 * owner.
 */
async function tellOf(tx: Tx, { form, candidate }: FoundForm, flagged: number): Promise<void> {
  const poolOwner = form.poolId && (await ownerOfPool(form.poolId, tx.session));
  await notify(tx, {
    topic: 'screening_submitted',
    userIds: [candidate.ownerUserId, form.sentBy, poolOwner].flatMap((id) => id ?? []),
    title: '{name} submitted the screening form',
    body: flagged > 0 ? `${form.title}. Answers to look at first: ${flagged}.` : form.title,
    link: href(candidatesRoutes.candidatesByIdProfileVetting, { id: candidate._id.toHexString() }),
    subject: { type: 'candidate', id: candidate._id },
  });
}
