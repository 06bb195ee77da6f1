import { answerFileIds, type AnswerFile } from '@muster/contracts';
import { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { findFiles, showFile, type StoredFile } from '../../files/api/files.ts';
import type { ScreeningAnswerRecord } from '../../../records/screening/screening-answer.model.ts';
import type { AskedQuestion } from '../../../records/screening/screening-form.model.ts';

type Asked = Pick<AskedQuestion, 'key' | 'answerType'>;
type Given = Pick<ScreeningAnswerRecord, 'key' | 'value'>;

/** Returns the ids of the files in answers to these questions. */
export function fileIdsOfAnswers(questions: readonly Asked[], answers: readonly Given[]): string[] {
  const asked = new Map(questions.map((question) => [question.key.toHexString(), question]));
  return answers.flatMap(({ key, value }) => {
    const question = asked.get(key.toHexString());
    return question ? answerFileIds(question, value) : [];
  });
}

/** Returns the files in answers to these questions. */
export const filesOfAnswers = (
  questions: readonly Asked[],
  answers: readonly Given[],
  session: Tx['session'] | null = null,
): Promise<Map<string, StoredFile>> =>
  findFiles(
    fileIdsOfAnswers(questions, answers).map((id) => new Types.ObjectId(id)),
    session,
  );

/** Returns the files of one answer as their readers see them. */
export const showAnswerFiles = (
  question: Pick<AskedQuestion, 'answerType'>,
  value: ScreeningAnswerRecord['value'],
  files: ReadonlyMap<string, StoredFile>,
): AnswerFile[] =>
  answerFileIds(question, value).flatMap((fileId) => {
    const file = files.get(fileId);
    if (!file) return [];
    const { id, name, size, scan } = showFile(file);
    return [{ id, name, size, scan }];
  });
