import { forgetValues } from '../../audit/forget-values.ts';
import type { Forget } from '../../personal/forget.ts';
import { withoutTraces } from '../../personal/traces.ts';
import { CallLogModel } from './call-log.model.ts';

/** Calls with others in which the erased person was named. */
export const forgetInCalls: Forget = async (tx, traces) => {
  const { session } = tx;
  const found = await CallLogModel.find({ note: traces.pattern }, { note: 1 }, { session }).lean();
  for (const { _id, note } of found)
    await CallLogModel.updateOne(
      { _id },
      { $set: { note: withoutTraces(note, traces) } },
      { session },
    );
  await forgetValues(
    tx,
    'call',
    found.map(({ _id }) => _id),
  );
};
