import type { Forget } from '../../personal/forget.ts';
import { withoutWords } from './inbox.jobs.ts';
import { ReceivedMailModel } from './received-mail.model.ts';

/** Mails from or naming the erased person. */
export const forgetReceivedMails: Forget = async ({ session }, { emails, pattern }) => {
  await ReceivedMailModel.updateMany(
    {
      $or: [
        { fromAddress: { $in: [...emails] } },
        { fromName: pattern },
        { subject: pattern },
        { text: pattern },
      ],
    },
    { $set: withoutWords },
    { session },
  );
};
