import { forgetValues } from '../../audit/forget-values.ts';
import { announceChange } from '../../outbox/record-changed.ts';
import type { Forget } from '../../personal/forget.ts';
import { withoutTraces } from '../../personal/traces.ts';
import { NoteModel } from '../../records/notes/note.model.ts';

/** Notes on other records that name the person. */
export const forgetInNotes: Forget = async (tx, traces) => {
  const { session } = tx;
  const found = await NoteModel.find(
    { $or: [{ body: traces.pattern }, { 'corrections.body': traces.pattern }] },
    { body: 1, corrections: 1 },
    { session },
  ).lean();
  for (const { _id, body, corrections } of found)
    await NoteModel.updateOne(
      { _id },
      {
        $set: {
          body: withoutTraces(body, traces),
          corrections: corrections.map((one) => ({
            ...one,
            body: withoutTraces(one.body, traces),
          })),
        },
      },
      { session },
    );
  // The search index contains the words of notes, too.
  for (const { _id } of found) announceChange(tx, 'note', _id);
  await forgetValues(
    tx,
    'note',
    found.map(({ _id }) => _id),
  );
};
