import type { Forget } from '../../personal/forget.ts';
import { withoutWords } from './inbox.jobs.ts';
import { ReceivedMailModel } from './received-mail.model.ts';

/** Mails from the person, or in which they were named. */
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
