import type { Types } from 'mongoose';
import type { StoredFile } from '../../files/api/files.ts';
import { filesOfAnswers } from '../form/answer-files.ts';
import { answersOfForms } from '../../../records/screening/answers-of-forms.ts';
import { ScreeningFormModel } from '../../../records/screening/screening-form.model.ts';

/** Returns the clean files in a candidate's screening answers, newest form first. */
export async function filesOfScreening(candidateId: Types.ObjectId): Promise<StoredFile[]> {
  const forms = await ScreeningFormModel.find({ candidateId, deletedAt: null })
    .sort({ createdAt: -1 })
    .lean();
  const answers = await answersOfForms(forms.map(({ _id }) => _id));
  const files = await filesOfAnswers(
    forms.flatMap(({ questions }) => questions),
    answers,
  );
  return [...files.values()].filter(({ scan }) => scan === 'clean');
}
