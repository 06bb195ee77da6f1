import { Types } from 'mongoose';
import { ReceivedMailModel, type ReceivedMail } from './received-mail.model.ts';

/** Creates a received mail that waits for a user. */
export async function createReceivedMail(
  changes: Partial<ReceivedMail> = {},
): Promise<ReceivedMail> {
  const _id = new Types.ObjectId();
  const mail = await ReceivedMailModel.create({
    _id,
    key: _id.toHexString(),
    threadKey: _id.toHexString(),
    receivedAt: new Date(),
    fromName: 'Mara Quill',
    fromAddress: 'mara@people.test',
    subject: 'A question',
    text: 'Are you still looking?',
    messageId: `<${_id.toHexString()}@people.test>`,
    ...changes,
  });
  return mail.toObject();
}

/** Puts it on a candidate's record. */
export const filedOn = (candidateId: Types.ObjectId) =>
  ({ status: 'filed', subjectType: 'candidate', subjectId: candidateId }) as const;
