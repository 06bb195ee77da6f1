import type { Types } from 'mongoose';
import { forgetValues } from '../../audit/forget-values.ts';
import { raiseVersion } from '../../db/record-version.ts';
import { eraseMailsAbout } from '../../mail/held-mails.ts';
import { moveRows, moveRowsBack } from '../../personal/moved-rows.ts';
import type { PersonalRecords } from '../../personal/personal-records.ts';
import { giveUpUploads } from '../files/api/files.ts';
import { eraseLinksTo } from '../links/api/access-tokens.ts';
import { ScreeningAnswerModel } from '../../records/screening/screening-answer.model.ts';
import { ScreeningFormModel } from '../../records/screening/screening-form.model.ts';
import { filesOfAnswers, showAnswerFiles } from './form/answer-files.ts';
import { answersOfForms } from '../../records/screening/answers-of-forms.ts';
import { restoreForms, setAsideForms } from './form/set-aside-forms.ts';

/**
 * The forms sent to a candidate, with the answers and their files. Scores and notes stay with
 * staff.
 */
export const personalScreening: PersonalRecords = {
  name: 'screening forms',
  count: (candidateId) => ScreeningFormModel.countDocuments({ candidateId, deletedAt: null }),
  move: async (tx, { from, to }) => {
    const setAside = await setAsideForms(tx, { from, to });
    const { count, undo } = await moveRows(
      tx,
      ScreeningFormModel,
      { candidateId: from },
      raiseVersion({ $set: { candidateId: to } }),
    );
    return { count, undo: { ...undo, setAside } };
  },
  moveBack: async (tx, { from, to }, undo) => {
    await moveRowsBack(
      tx,
      ScreeningFormModel,
      undo,
      { candidateId: to },
      raiseVersion({ $set: { candidateId: from } }),
    );
    await restoreForms(tx, undo);
  },
  collect: async (candidateId) => {
    const forms = await ScreeningFormModel.find({
      candidateId,
      deletedAt: null,
      status: { $ne: 'draft' },
    })
      .sort({ createdAt: 1 })
      .lean();
    const answers = await answersOfForms(forms.map(({ _id }) => _id));
    const files = await filesOfAnswers(
      forms.flatMap(({ questions }) => questions),
      answers,
    );
    return forms.map((form) => ({
      title: form.title,
      sent: form.sentAt?.toISOString() ?? null,
      status: form.status,
      answers: form.questions.map((question) => {
        const value =
          answers.find(({ formId, key }) => formId.equals(form._id) && key.equals(question.key))
            ?.value ?? null;
        const names = showAnswerFiles(question, value, files).map(({ name }) => name);
        return { question: question.text, answer: names.length > 0 ? names : value };
      }),
    }));
  },
  erase: async (tx, candidateId: Types.ObjectId) => {
    const { session } = tx;
    const ids = await ScreeningFormModel.distinct('_id', { candidateId }).session(session);
    await giveUpUploads(tx, ids);
    await ScreeningAnswerModel.deleteMany({ formId: { $in: ids } }, { session });
    await ScreeningFormModel.updateMany(
      { candidateId },
      raiseVersion({ $set: { sentTo: null, intro: null } }),
      { session },
    );
    await eraseMailsAbout(tx, 'screening_form', ids);
    await eraseLinksTo(tx, 'screening_form', ids);
    await forgetValues(tx, 'screening_form', ids);
  },
};
