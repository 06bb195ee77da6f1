import type { ErrorCode, ScreeningFormState, VisitorAnswer, VisitorForm } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import { AppError } from '../../../http/app-error.ts';
import type { VisitorContext } from '../../../http/context.ts';
import { agencyName } from '../../../mail/agency.ts';
import { maskEmail } from '../../../mail/mask-email.ts';
import { hashToken } from '../../../auth/clear-token.ts';
import { mayHaveAccount } from '../../candidate-accounts/api/own-wish.ts';
import { findLiveCandidate } from '../../../records/candidates/candidate-lookup.ts';
import type { AccessToken } from '../../links/api/access-tokens.ts';
import { heldLink } from '../../links/api/links.ts';
import type { StoredFile } from '../../files/api/files.ts';
import { filesOfAnswers, showAnswerFiles } from '../form/answer-files.ts';
import { answersOfForms } from '../../../records/screening/answers-of-forms.ts';
import type { FoundForm } from '../form/find-form.ts';
import type { ScreeningAnswerRecord } from '../../../records/screening/screening-answer.model.ts';
import {
  ScreeningFormModel,
  type AskedQuestion,
  type ScreeningFormRecord,
} from '../../../records/screening/screening-form.model.ts';

/** The form of a link, the link, which the log names as the author, and the browser. */
export interface Visit {
  formId: string;
  token: AccessToken;
  /** A hash of the browser's id. */
  device: string;
  /** Whether the candidate is signed in here. */
  isSignedIn: boolean;
}

/** Returns the holder of a handle's link. @throws AppError TOKEN_… */
export async function visitOf(ctx: VisitorContext, handle: string): Promise<Visit> {
  const token = await heldLink(ctx, handle, 'screening_form');
  if (token.subjectType !== 'screening_form') throw new AppError('TOKEN_INVALID');
  return {
    formId: token.subjectId.toHexString(),
    token,
    device: hashToken(ctx.linkCookie.device() ?? ''),
    isSignedIn: ctx.session !== null,
  };
}

const closedBy: Partial<Record<ScreeningFormState, ErrorCode>> = {
  draft: 'TOKEN_INVALID',
  submitted: 'TOKEN_USED',
  disabled: 'TOKEN_REVOKED',
  expired: 'TOKEN_EXPIRED',
};

/**
 * Returns the form of a visit while it can be answered, in a permitted browser.
 * @throws AppError TOKEN_… according to its state; IDENTITY_NOT_CONFIRMED if it was started in
 *   another
 * browser: a forwarded link must not show the answers to anyone else
 */
export async function visitedForm(
  visit: Visit,
  session: ClientSession | null = null,
): Promise<FoundForm> {
  const found = await formOfVisit(visit, session);
  if (!mayAnswer(found.form, visit))
    throw new AppError('IDENTITY_NOT_CONFIRMED', {
      context: { maskedEmail: maskEmail(visit.token.holderEmail) },
    });
  return found;
}

/** Before it is started any browser may answer; a reopened form keeps its browsers. */
const mayAnswer = ({ devices }: ScreeningFormRecord, { device, isSignedIn }: Visit): boolean =>
  isSignedIn || devices.length === 0 || devices.includes(device);

/** {@link visitedForm} in any browser that holds the link. */
export async function formOfVisit(
  { formId }: Visit,
  session: ClientSession | null = null,
): Promise<FoundForm> {
  const form = await ScreeningFormModel.findOne({ _id: formId, deletedAt: null }, null, {
    session,
  }).lean();
  const candidate = form && (await findLiveCandidate(form.candidateId, session));
  if (!form || !candidate) throw new AppError('TOKEN_INVALID');
  const code = closedBy[form.status];
  if (code)
    throw new AppError(code, {
      context: {
        expiresAt: form.expiresAt,
        purpose: 'screening_form',
        agencyName: agencyName(),
      },
    });
  return { form, candidate };
}

export async function showVisit(
  { form, candidate }: FoundForm,
  session: ClientSession | null = null,
): Promise<VisitorForm> {
  const answers = await answersOfForms([form._id], session);
  const files = await filesOfAnswers(form.questions, answers, session);
  const asked = new Map(form.questions.map((question) => [question.key.toHexString(), question]));
  const end = form.expiresAt ?? form.updatedAt;
  return {
    agencyName: agencyName(),
    firstName: candidate.preferredName ?? candidate.firstName,
    title: form.title,
    intro: form.intro,
    isBegun: form.status !== 'sent',
    questions: form.questions.map(
      ({ key, text, help, answerType, options, required, maxLength, min, max, ...rest }) => ({
        text,
        help,
        answerType,
        options,
        required,
        maxLength,
        min,
        max,
        key: key.toHexString(),
        timeMinutes: rest.timeMinutes,
        answerLanguage: rest.answerLanguage,
      }),
    ),
    answers: answers.flatMap((answer) => {
      const question = asked.get(answer.key.toHexString());
      return question ? [showVisitorAnswer(question, answer, files)] : [];
    }),
    mayHaveAccount: await mayHaveAccount(candidate, session),
    dueAt: (form.dueAt ?? end).toISOString(),
    expiresAt: end.toISOString(),
  };
}

export const showVisitorAnswer = (
  question: Pick<AskedQuestion, 'answerType'>,
  answer: ScreeningAnswerRecord,
  files: ReadonlyMap<string, StoredFile>,
): VisitorAnswer => ({
  key: answer.key.toHexString(),
  value: answer.value,
  files: showAnswerFiles(question, answer.value, files),
  language: answer.language,
  savedAt: answer.savedAt.toISOString(),
  version: answer.version,
});
