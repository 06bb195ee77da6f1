import { normaliseEmail } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Config } from '../../../config.ts';
import { isRecordId } from '../../../db/record-id.ts';
import { EmailMessageModel, type EmailMessage } from '../../../mail/email-message.model.ts';
import { answeredBy } from '../../../mail/reply-address.ts';
import { findLiveCandidate, type Candidate } from '../../../records/candidates/candidate-lookup.ts';
import { findLiveCompany, type Company } from '../../../records/companies/company-lookup.ts';
import { companyWrittenTo } from '../../companies/api/company-written-to.ts';
import type { ParsedMail } from '../reading/parsed-mail.ts';
import { ReceivedMailModel, type ReceivedMail } from '../received-mail.model.ts';

/** The record to which a mail belongs. */
type Place =
  | { readonly kind: 'candidate'; readonly candidate: Candidate }
  | { readonly kind: 'company'; readonly company: Company };

/** The conversation and record to which a mail belongs. */
export interface Match {
  place: Place;
  threadKey: string;
  isPrivate: boolean;
  /** Author of the mail it answers. */
  authorId: Types.ObjectId | null;
  /** Whether the sender's address differs from the one written to. */
  isFromOther: boolean;
}

/**
 * Finds what a mail answers. A signed address proves that its sender had the mail; a Message-ID
 * alone could be made up, and counts only for the recipient of that mail.
 */
export async function matchMail(config: Config, mail: ParsedMail): Promise<Match | null> {
  const signed = mail.recipients.flatMap((address) => answeredBy(config, address) ?? [])[0];
  if (signed) {
    const sent = await EmailMessageModel.findById(signed).lean();
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
  place: () => Promise<Place | null>;
  threadKey: string;
  isPrivate: boolean;
  authorId: Types.ObjectId | null;
  addresses: readonly string[];
}

const onCandidate = async (id: Types.ObjectId | string | null): Promise<Place | null> => {
  if (id === null || !isRecordId(String(id))) return null;
  const candidate = await findLiveCandidate(id as Types.ObjectId);
  return candidate && { kind: 'candidate', candidate };
};
const onCompany = (company: Company | null): Place | null =>
  company && { kind: 'company', company };

/** Account mails concern only their recipient and the platform. */
const fromSent = (sent: EmailMessage): Earlier => ({
  place: async () => {
    if (sent.category !== 'other') return null;
    return sent.subjectType === 'candidate'
      ? onCandidate(sent.subjectId)
      : onCompany(await companyWrittenTo(sent));
  },
  threadKey: sent.threadKey ?? sent._id.toHexString(),
  isPrivate: sent.isPrivate ?? false,
  authorId: sent.sentByUserId,
  addresses: sent.to,
});

const fromReceived = (received: ReceivedMail): Earlier => ({
  place: async () =>
    received.subjectType === 'company' && received.subjectId
      ? onCompany(await findLiveCompany(received.subjectId))
      : onCandidate(received.subjectId),
  threadKey: received.threadKey,
  isPrivate: received.isPrivate,
  authorId: received.authorId,
  addresses: [received.fromAddress],
});

/** Returns the mails that it claims to answer, the nearest first. */
async function earlierMails({ answers }: ParsedMail): Promise<Earlier[]> {
  if (answers.length === 0) return [];
  const which = { messageId: { $in: [...answers] } };
  const [sent, received] = await Promise.all([
    EmailMessageModel.find(which).lean(),
    ReceivedMailModel.find({ ...which, status: 'filed' }).lean(),
  ]);
  const found = new Map<string | null, Earlier>([
    ...received.map((one) => [one.messageId, fromReceived(one)] as const),
    ...sent.map((one) => [one.messageId, fromSent(one)] as const),
  ]);
  return answers.flatMap((id) => found.get(id) ?? []);
}

async function asMatch({ from }: ParsedMail, earlier: Earlier): Promise<Match | null> {
  const { threadKey, isPrivate, authorId } = earlier;
  const place = await earlier.place();
  if (!place) return null;
  const own = place.kind === 'candidate' ? [place.candidate.email ?? ''] : [];
  const known = [...earlier.addresses, ...own].map(normaliseEmail);
  const isFromOther = !known.includes(from.address);
  return { place, threadKey, isPrivate, authorId, isFromOther };
}
