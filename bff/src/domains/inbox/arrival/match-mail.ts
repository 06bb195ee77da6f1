import { normaliseEmail } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Config } from '../../../config.ts';
import { isRecordId } from '../../../db/record-id.ts';
import { EmailMessageModel, type EmailMessage } from '../../../mail/email-message.model.ts';
import { answeredBy } from '../../../mail/reply-address.ts';
import { findLiveCandidate, type Candidate } from '../../candidates/api/candidate-lookup.ts';
import type { ParsedMail } from '../reading/parsed-mail.ts';
import { ReceivedMailModel, type ReceivedMail } from '../received-mail.model.ts';

/** The conversation that a mail belongs to, and on whose record it stands. */
export interface Match {
  candidate: Candidate;
  threadKey: string;
  isPrivate: boolean;
  /** Who wrote the mail that it answers. */
  authorId: Types.ObjectId | null;
  /** The sender has another address than the person. */
  isFromOther: boolean;
}

/**
 * What a mail answers. A signed address is proof that its sender had the mail; a Message-ID alone
 * could be made up, and counts only for the person whom that mail went to.
 */
export async function matchMail(config: Config, mail: ParsedMail): Promise<Match | null> {
  const signed = mail.recipients.flatMap((address) => answeredBy(config, address) ?? [])[0];
  if (signed) {
    const sent = await EmailMessageModel.findById(signed).lean<EmailMessage>();
    const match = sent && (await asMatch(mail, fromSent(sent)));
    if (match) return match;
  }
  for (const earlier of await earlierMails(mail)) {
    const match = await asMatch(mail, earlier);
    if (match && !match.isFromOther) return match;
  }
  return null;
}

interface Earlier {
  candidateId: Types.ObjectId | string | null;
  threadKey: string;
  isPrivate: boolean;
  authorId: Types.ObjectId | null;
  addresses: readonly string[];
}

const fromSent = (sent: EmailMessage): Earlier => ({
  candidateId:
    sent.subjectType === 'candidate' && sent.category === 'other' ? sent.subjectId : null,
  threadKey: sent.threadKey ?? sent._id.toHexString(),
  isPrivate: sent.isPrivate ?? false,
  authorId: sent.sentByUserId,
  addresses: sent.to,
});

const fromReceived = (received: ReceivedMail): Earlier => ({
  candidateId: received.subjectId,
  threadKey: received.threadKey,
  isPrivate: received.isPrivate,
  authorId: received.authorId,
  addresses: [received.fromAddress],
});

/** The mails that it says it answers, the nearest first. */
async function earlierMails({ answers }: ParsedMail): Promise<Earlier[]> {
  if (answers.length === 0) return [];
  const which = { messageId: { $in: [...answers] } };
  const [sent, received] = await Promise.all([
    EmailMessageModel.find(which).lean<EmailMessage[]>(),
    ReceivedMailModel.find({ ...which, status: 'filed' }).lean<ReceivedMail[]>(),
  ]);
  const found = new Map<string | null, Earlier>([
    ...received.map((one) => [one.messageId, fromReceived(one)] as const),
    ...sent.map((one) => [one.messageId, fromSent(one)] as const),
  ]);
  return answers.flatMap((id) => found.get(id) ?? []);
}

async function asMatch({ from }: ParsedMail, earlier: Earlier): Promise<Match | null> {
  const { candidateId, threadKey, isPrivate, authorId } = earlier;
  if (candidateId === null || !isRecordId(String(candidateId))) return null;
  const candidate = await findLiveCandidate(candidateId as Types.ObjectId);
  if (!candidate) return null;
  const known = [...earlier.addresses, candidate.email ?? ''].map(normaliseEmail);
  const isFromOther = !known.includes(from.address);
  return { candidate, threadKey, isPrivate, authorId, isFromOther };
}
