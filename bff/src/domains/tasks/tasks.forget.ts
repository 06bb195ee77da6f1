import { forgetValues } from '../../audit/forget-values.ts';
import type { Forget } from '../../personal/forget.ts';
import { withoutTraces } from '../../personal/traces.ts';
import { TaskModel } from '../../records/tasks/task.model.ts';

/** Removes a candidate's name from tasks about other records. */
export const forgetInTasks: Forget = async (tx, traces) => {
  const { session } = tx;
  const found = await TaskModel.find(
    { $or: [{ title: traces.pattern }, { note: traces.pattern }] },
    { title: 1, note: 1 },
    { session },
  ).lean();
  for (const { _id, title, note } of found)
    await TaskModel.updateOne(
      { _id },
      { $set: { title: withoutTraces(title, traces), note: note && withoutTraces(note, traces) } },
      { session },
    );
  await forgetValues(
    tx,
    'task',
    found.map(({ _id }) => _id),
  );
};
