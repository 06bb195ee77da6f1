import { normaliseEmail } from '@muster/contracts';
import type { Forget } from '../../personal/forget.ts';
import { CoworkerRequestModel } from './client/coworker-request.model.ts';

/** Proposed invitations of an erased person are deleted. */
export const forgetInCompanies: Forget = async ({ session }, { emails }) => {
  await CoworkerRequestModel.deleteMany(
    { emailNorm: { $in: emails.map(normaliseEmail) } },
    { session },
  );
};
