import { normaliseEmail } from '@muster/contracts';
import type { Forget } from '../../personal/forget.ts';
import { AccessTokenModel } from './access-token.model.ts';

/** Links sent to one of the person's addresses, whatever their subject. */
export const forgetLinks: Forget = async ({ session }, { emails }) => {
  if (emails.length === 0) return;
  await AccessTokenModel.deleteMany(
    { holderEmailNorm: { $in: emails.map(normaliseEmail) } },
    { session },
  );
};
