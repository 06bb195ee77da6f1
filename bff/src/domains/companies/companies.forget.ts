import { normaliseEmail } from '@muster/contracts';
import type { Forget } from '../../personal/forget.ts';
import { CoworkerRequestModel } from './client/coworker-request.model.ts';

/** Whoever is erased waits for no agreement to an invitation any more. */
export const forgetInCompanies: Forget = async ({ session }, { emails }) => {
  await CoworkerRequestModel.deleteMany(
    { emailNorm: { $in: emails.map(normaliseEmail) } },
    { session },
  );
};
