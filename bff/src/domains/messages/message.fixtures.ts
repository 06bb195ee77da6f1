import { Types } from 'mongoose';
import { EmailMessageModel, type EmailMessage } from '../../mail/email-message.model.ts';
import { MessageBatchModel, type MessageBatch } from './bulk/message-batch.model.ts';

/** Creates a bulk mailing without any written mail. */
export async function createBatchRecord(
  authorId: Types.ObjectId,
  changes: Partial<MessageBatch> = {},
): Promise<MessageBatch> {
  const batch = await MessageBatchModel.create({
    authorId,
    assignmentId: new Types.ObjectId(),
    sessionId: new Types.ObjectId(),
    subject: 'Hello',
    text: 'Good morning {{firstName}}',
    total: 1,
    ...changes,
  });
  return batch.toObject();
}

/** Creates a mail from a user to a person. */
export async function createMessageRecord(
  author: Types.ObjectId,
  { _id: candidateId, email }: { _id: Types.ObjectId; email: string | null },
  changes: Partial<EmailMessage> = {},
): Promise<EmailMessage> {
  const _id = new Types.ObjectId();
  const mail = await EmailMessageModel.create({
    _id,
    template: 'message',
    category: 'other',
    status: 'draft',
    subject: 'Hello',
    text: 'Good morning',
    variables: { subject: 'Hello', body: 'Good morning' },
    to: [email ?? 'nobody@people.test'],
    subjectType: 'candidate',
    subjectId: candidateId.toHexString(),
    threadKey: _id.toHexString(),
    sentByUserId: author,
    createdBy: author,
    updatedBy: author,
    ...changes,
  });
  return mail.toObject();
}
