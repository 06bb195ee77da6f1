import { normaliseEmail } from '@muster/contracts';
import type { Forget } from '../../personal/forget.ts';
import { releaseFiles } from '../files/api/files.ts';
import { ApplyingModel } from './applying.model.ts';

/** Deletes applications that an erased person began and did not send. */
export const forgetApplying: Forget = async (tx, { emails }) => {
  if (emails.length === 0) return;
  const theirs = { emailNorm: { $in: emails.map(normaliseEmail) } };
  const found = await ApplyingModel.find(theirs, null, { session: tx.session }).lean();
  await releaseFiles(
    tx,
    found.flatMap(({ cvFileId }) => cvFileId ?? []),
    0,
  );
  await ApplyingModel.deleteMany(theirs, { session: tx.session });
};
