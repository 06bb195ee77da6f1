import type { ClientSession, Types } from 'mongoose';
import { answerInWords } from './answer-in-words.ts';
import { answersOfForms } from './answers-of-forms.ts';
import { ScreeningFormModel } from './screening-form.model.ts';

/** An answer that can be shown to the client of a job, with the question as asked. */
export interface ShowableAnswer {
  /** Id of the answer, by which it is selected. */
  id: Types.ObjectId;
  question: string;
  answer: string;
}

/**
 * Returns the candidate's answers in submitted screenings for this job or for none: screenings for
 * other jobs stay private. Files are shown by other means.
 */
export async function showableAnswers(
  candidateId: Types.ObjectId,
  jobId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<ShowableAnswer[]> {
  const forms = await ScreeningFormModel.find(
    { candidateId, status: 'submitted', jobId: { $in: [jobId, null] }, deletedAt: null },
    { questions: 1 },
    { session },
  )
    .sort({ submittedAt: -1, _id: -1 })
    .lean();
  const answers = await answersOfForms(
    forms.map(({ _id }) => _id),
    session,
  );
  return forms.flatMap(({ _id: formId, questions }) =>
    questions.flatMap((question): ShowableAnswer[] => {
      if (question.answerType === 'file') return [];
      const given = answers.find(
        (one) => one.formId.equals(formId) && one.key.equals(question.key),
      );
      const answer = given && answerInWords(question, given.value);
      return given && answer ? [{ id: given._id, question: question.text, answer }] : [];
    }),
  );
}
