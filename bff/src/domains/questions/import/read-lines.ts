import { limits } from '@muster/contracts';
import { parse } from 'csv-parse/sync';
import { detectDelimiter } from '../../../csv/detect-delimiter.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';

/** A question as written: cells by column. */
export interface ImportLine {
  line: number;
  cells: Readonly<Record<string, string>>;
}

/** Accepted names of a column; the first is the field's own name. */
const columns = {
  text: ['text', 'question'],
  help: ['help', 'hint'],
  answerType: ['answertype', 'type'],
  options: ['options', 'choices'],
  required: ['required'],
  maxLength: ['maxlength'],
  min: ['min', 'minimum'],
  max: ['max', 'maximum'],
  knockOut: ['knockout'],
  idealAnswer: ['idealanswer', 'ideal'],
  competency: ['competency'],
  weight: ['weight'],
  timeMinutes: ['timeminutes', 'minutes', 'time'],
  answerLanguage: ['answerlanguage', 'language'],
} as const;
export type ImportColumn = keyof typeof columns;

const columnOf = (head: string): string => {
  const word = head.toLowerCase().replace(/[^a-z]/g, '');
  const found = Object.entries(columns).find(([, names]) =>
    (names as readonly string[]).includes(word),
  );
  return found?.[0] ?? '';
};

/**
 * Reads a CSV file with a header that names the question column, or otherwise one question per
 * line.
 */
export function readLines(text: string): ImportLine[] {
  const [first = ''] = text.replace(/^\uFEFF/, '').split(/\r?\n/, 1);
  const delimiter = detectDelimiter(text);
  const heads = first.split(delimiter).map((head) => columnOf(head.replaceAll('"', '')));
  const lines = heads.includes('text') ? readTable(text, delimiter) : readPlain(text);
  if (lines.length === 0) throw invalidField('text', 'REQUIRED');
  const max = limits.question.importRows;
  if (lines.length > max) throw invalidField('text', 'TOO_MANY', { max });
  return lines;
}

function readTable(text: string, delimiter: string): ImportLine[] {
  try {
    const rows = parse(text, {
      bom: true,
      delimiter,
      info: true,
      trim: true,
      columns: (header: string[]) => header.map((head) => columnOf(head) || false),
      relax_column_count: true,
      skip_empty_lines: true,
      to: limits.question.importRows + 1,
    }) as unknown as { record: Record<string, string>; info: { lines: number } }[];
    return rows.map(({ record, info }) => ({ line: info.lines, cells: record }));
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw invalidField('text', 'INVALID_FORMAT');
  }
}

/** Numbers and bullets of a pasted list are not part of the questions. */
const readPlain = (text: string): ImportLine[] =>
  text
    .split(/\r?\n/)
    .map((line, index) => ({
      line: index + 1,
      cells: { text: line.replace(/^\s*(?:\d+[.)]|[-*•])\s+/, '').trim() },
    }))
    .filter(({ cells }) => cells.text !== '');
