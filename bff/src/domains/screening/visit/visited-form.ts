import type { ErrorCode, ScreeningFormState, VisitorForm } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import { AppError } from '../../../http/app-error.ts';
import type { VisitorContext } from '../../../http/context.ts';
import { agencyName } from '../../../mail/agency.ts';
import { findLiveCandidate } from '../../candidates/api/candidate-lookup.ts';
import { heldLink } from '../../links/api/links.ts';
import { answersOfForms, type FoundForm } from '../form/find-form.ts';
import type { ScreeningAnswerRecord } from '../screening-answer.model.ts';
import { ScreeningFormModel, type ScreeningFormRecord } from '../screening-form.model.ts';

/** The form of a link and the id of the link, which the log names as who answers. */
export interface Visit {
  formId: string;
  tokenId: Awaited<ReturnType<typeof heldLink>>['_id'];
}

/** Who holds the link of a handle. @throws AppError TOKEN_… */
export async function visitOf(ctx: VisitorContext, handle: string): Promise<Visit> {
  const token = await heldLink(ctx, handle, 'screening_form');
  if (token.subjectType !== 'screening_form') throw new AppError('TOKEN_INVALID');
  return { formId: token.subjectId.toHexString(), tokenId: token._id };
}

const closedBy: Partial<Record<ScreeningFormState, ErrorCode>> = {
  draft: 'TOKEN_INVALID',
  submitted: 'TOKEN_USED',
  disabled: 'TOKEN_REVOKED',
  expired: 'TOKEN_EXPIRED',
};

/**
 * The form of a visit while it can be answered.
 * @throws AppError TOKEN_… by what became of it
 */
export async function visitedForm(
  { formId }: Visit,
  session: ClientSession | null = null,
): Promise<FoundForm> {
  const form = await ScreeningFormModel.findOne({ _id: formId, deletedAt: null }, null, {
    session,
  }).lean<ScreeningFormRecord>();
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
  const end = form.expiresAt ?? form.updatedAt;
  return {
    agencyName: agencyName(),
    firstName: candidate.preferredName ?? candidate.firstName,
    title: form.title,
    intro: form.intro,
    isBegun: form.status !== 'sent',
    questions: form.questions.map(
      ({ key, text, help, answerType, options, required, maxLength, min, max, ...rest }) => ({
        ...{ text, help, answerType, options, required, maxLength, min, max },
        key: key.toHexString(),
        timeMinutes: rest.timeMinutes,
        answerLanguage: rest.answerLanguage,
      }),
    ),
    answers: answers.map(showVisitorAnswer),
    dueAt: (form.dueAt ?? end).toISOString(),
    expiresAt: end.toISOString(),
  };
}

export const showVisitorAnswer = (answer: ScreeningAnswerRecord) => ({
  key: answer.key.toHexString(),
  value: answer.value,
  language: answer.language,
  savedAt: answer.savedAt.toISOString(),
  version: answer.version,
});
