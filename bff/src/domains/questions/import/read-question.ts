import {
  answerTypes,
  knockOutKind,
  questionFieldsFor,
  type AnswerType,
  type KnockOut,
  type QuestionFields,
  type QuestionUse,
} from '@muster/contracts';
import { fieldErrorsOf } from '../../../http/zod-fields.ts';
import type { ImportColumn, ImportLine } from './read-lines.ts';

/** A line that became a question, or its first invalid column. */
export type ReadQuestion =
  | { question: QuestionFields; refused: null }
  | { question: null; refused: { field: string; code: string } };

/** Common words for a type. */
const typeWords: Readonly<Record<string, AnswerType>> = {
  text: 'long_text',
  short: 'short_text',
  long: 'long_text',
  choice: 'single_choice',
  single: 'single_choice',
  multiple: 'multi_choice',
  multiple_choice: 'multi_choice',
  scale: 'scale_1_5',
  yesno: 'yes_no',
  link: 'url',
};

const yes: ReadonlySet<string> = new Set(['yes', 'y', 'true', '1', 'x']);
const no: ReadonlySet<string> = new Set(['no', 'n', 'false', '0', '']);

export function readQuestion(use: QuestionUse, { cells }: ImportLine): ReadQuestion {
  const cell = (column: ImportColumn): string => cells[column] ?? '';
  const given = (column: ImportColumn): string | null => cell(column) || null;
  // Anything but a number is refused by the schema at its column.
  const number = (column: ImportColumn) => (cell(column) === '' ? null : Number(cell(column)));
  const answerType = typeOf(cell('answerType'), use);
  const required = cell('required').toLowerCase();
  if (!yes.has(required) && !no.has(required)) return refused('required', 'INVALID_OPTION');
  const knockOut = answerType && readKnockOut(cell('knockOut'), answerType);
  const question = {
    text: cell('text'),
    help: given('help'),
    answerType,
    options: listOf(cell('options')),
    required: required === '' ? use === 'screening' : yes.has(required),
    maxLength: number('maxLength'),
    min: number('min'),
    max: number('max'),
    knockOut,
    idealAnswer: given('idealAnswer'),
    competency: given('competency'),
    weight: number('weight') ?? 1,
    timeMinutes: number('timeMinutes'),
    answerLanguage: cell('answerLanguage').toLowerCase() || 'english',
    isActive: true,
  };
  const parsed = questionFieldsFor(use).safeParse(question);
  if (parsed.success) return { question: parsed.data, refused: null };
  const [first] = fieldErrorsOf(parsed.error, question);
  const field = first?.path.split(/[.[]/, 1)[0] ?? 'text';
  return refused(field, first?.code ?? 'INVALID_FORMAT');
}

const refused = (field: string, code: string): ReadQuestion => ({
  question: null,
  refused: { field, code },
});

const listOf = (cell: string): string[] =>
  cell
    .split('|')
    .map((word) => word.trim())
    .filter(Boolean);

/** Returns null for an unknown type, which the schema refuses. */
function typeOf(word: string, use: QuestionUse): AnswerType | null {
  if (word === '') return use === 'interview' ? 'scale_1_5' : 'long_text';
  const key = word.toLowerCase().replace(/[^a-z0-9]+/g, '_');
  return answerTypes.find((type) => type === key) ?? typeWords[key] ?? null;
}

/** Reads `no` or `None|Never` for answers, `<3` or `>10` for numbers. */
function readKnockOut(cell: string, type: AnswerType): KnockOut | null {
  if (cell === '') return null;
  if (knockOutKind(type) === 'number') {
    const value = Number(cell.slice(1));
    return { when: cell.startsWith('>') ? 'above' : 'below', value };
  }
  const values = listOf(cell);
  return {
    when: 'answer_is',
    values: type === 'yes_no' ? values.map((word) => word.toLowerCase()) : values,
  };
}
