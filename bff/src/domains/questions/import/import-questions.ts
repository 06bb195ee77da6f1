import {
  limits,
  type QuestionFields,
  type QuestionUse,
  type ResponseOf,
  type questionEndpoints,
} from '@muster/contracts';
import { foldText } from '../../../db/fold-text.ts';
import { transact } from '../../../db/unit-of-work.ts';
import type { Service } from '../../../http/mount.ts';
import { addQuestions } from '../add-questions.ts';
import { claimBank, ensureBank, findEditablePool, liveQuestions } from '../find-bank.ts';
import { readLines, type ImportLine } from './read-lines.ts';
import { readQuestion } from './read-question.ts';

type Row = ResponseOf<typeof questionEndpoints.import>['rows'][number];

/** Imports questions from a file or pasted lines; an invalid row does not stop the others. */
export const importQuestions: Service<typeof questionEndpoints.import> = async (
  ctx,
  { params, body: { use, text, dryRun } },
) => {
  const lines = readLines(text);
  await ensureBank(await findEditablePool(ctx.actor, params.id), use);
  return transact(ctx, async (tx) => {
    const pool = await findEditablePool(ctx.actor, params.id, tx.session);
    // Before the bank is read, so that concurrent changes come before or after.
    if (!dryRun) await claimBank(tx, { poolId: pool._id, use });
    const live = await liveQuestions(pool._id, use, tx.session);
    const { rows, questions } = planRows(
      use,
      lines,
      live.map(({ textKey }) => textKey),
    );
    if (!dryRun) await addQuestions(tx, pool, use, questions);
    return { rows, created: questions.length };
  });
};

function planRows(
  use: QuestionUse,
  lines: readonly ImportLine[],
  present: readonly string[],
): { rows: Row[]; questions: QuestionFields[] } {
  const taken = new Set(present);
  const questions: QuestionFields[] = [];
  const rows = lines.map((line): Row => {
    const { question, refused } = readQuestion(use, line);
    const row = {
      line: line.line,
      text: (line.cells['text'] ?? '').slice(0, limits.question.text.max),
    };
    if (refused) return { ...row, outcome: 'error', ...refused };
    const key = foldText(question.text);
    if (taken.has(key)) return { ...row, outcome: 'known', field: null, code: null };
    if (taken.size >= limits.question.perUse)
      return { ...row, outcome: 'error', field: null, code: 'TOO_MANY' };
    taken.add(key);
    questions.push(question);
    return { ...row, outcome: 'new', field: null, code: null };
  });
  return { rows, questions };
}
