import {
  closedAddressReasons,
  countCap,
  normaliseEmail,
  type CommunicationKind,
  type CompanyTalk,
  type companyEndpoints,
} from '@muster/contracts';
import { Types, type QueryFilter } from 'mongoose';
import { listIdentity } from '../../../db/cursor.ts';
import type { Service } from '../../../http/mount.ts';
import {
  behind,
  containing,
  cursorBehind,
  newestFirst,
  placeOf,
  type Place,
} from '../../../lists/timeline.ts';
import { EmailMessageModel, type EmailMessage } from '../../../mail/email-message.model.ts';
import { suppressionsOfAll } from '../../../mail/suppressions.ts';
import { callsWithCompany } from './company-calls.ts';
import { chatsWith } from '../../chat/api/chats-with.ts';
import { meetingsWith } from '../../meetings/api/meetings-with.ts';
import { mailsFromCompany } from '../../inbox/api/mails-from-company.ts';
import { openTo } from '../../../mail/mail-privacy.ts';
import { mailsOf } from '../../users/api/client-accounts.ts';
import { findCompanyFor, reaches } from '../../../records/companies/company-lookup.ts';
import { memberIdsOf, peopleOfCompany } from '../../../records/companies/company-people.ts';
import { chatEntry, meetingEntry } from '../talk-entries.ts';
import { mailsWithCompany, peopleElsewhere } from './mails-with-company.ts';
import { showCompanyMails } from './show-company-mails.ts';

interface Entry extends Place {
  shown: CompanyTalk;
}

/**
 * Mails with the client's people, both ways, calls, meetings and chats with them, newest first:
 * mails about the client, those to its members, and their answers. Mails about an account are left
 * out.
 */
export const listCompanyTalks: Service<typeof companyEndpoints.communications> = async (
  { actor },
  { params, query },
) => {
  const company = await findCompanyFor(actor, 'company.readMessages', params.id, {
    deleted: true,
  });
  const members = await memberIdsOf(company._id);
  const { q, userId: asked, kind, limit } = query;
  const of = asked ? members.filter((id) => id.toHexString() === asked) : members;
  const addresses = await mailsOf(of);
  const words = q ? containing(q) : null;
  const list = listIdentity({ mailsOf: company._id.toHexString(), q, asked, kind });
  const place = query.cursor === undefined ? null : placeOf(query.cursor, list);
  const isOpen = company.deletedAt === null && company.status !== 'former';
  const mayWrite = isOpen && reaches(actor, 'company.writeMessages', company);

  const all = asked === undefined;
  const sent: QueryFilter<EmailMessage> = {
    $and: [
      await mailsWithCompany(actor, { companyId: company._id, userIds: of, all }),
      // Text of mails that the reader may not read is not searched.
      words ? { $and: [{ subject: words }, openTo(actor)] } : {},
    ],
  };
  const received = { companyId: company._id, addresses: all ? null : addresses, words };
  const called = { companyId: company._id, contactIds: all ? null : of, words };
  const wants = (one: CommunicationKind): boolean => kind === undefined || kind === one;
  const [withMails, withCalls] = [wants('mail'), wants('call')];
  const met = wants('meeting')
    ? await meetingsWith(actor, await meetingPeople(company._id, of, words))
    : null;
  const chatting = {
    ...{ audience: 'client' as const, companyId: company._id, userIds: all ? null : of },
  };
  // Words of conversations are searched in the chat itself.
  const withChats = wants('chat') && words === null;
  const [out, incoming, calls, meetings, chats, counts, closed, people] = await Promise.all([
    withMails
      ? EmailMessageModel.find({ $and: [sent, behind(place, 'createdAt')] })
          .sort({ createdAt: -1, _id: -1 })
          .limit(limit + 1)
          .lean<EmailMessage[]>()
      : [],
    withMails ? mailsFromCompany.read(actor, received, place, limit + 1) : [],
    withCalls ? callsWithCompany.read(actor, called, place, limit + 1) : [],
    met ? met.read(place, limit + 1) : [],
    withChats ? chatsWith.read(actor, chatting, place, limit + 1) : [],
    Promise.all([
      withMails ? EmailMessageModel.countDocuments(sent).limit(countCap + 1) : 0,
      withMails ? mailsFromCompany.count(actor, received) : 0,
      withCalls ? callsWithCompany.count(actor, called, countCap + 1) : 0,
      met ? met.count(countCap + 1) : 0,
      withChats ? chatsWith.count(actor, chatting, countCap + 1) : 0,
    ]),
    suppressionsOfAll(addresses),
    mayWrite ? peopleOfCompany(company._id) : [],
  ]);
  const writers = new Map(people.map(({ email, userId }) => [email, userId.toHexString()]));
  const entries: Entry[] = [
    ...(await showCompanyMails(actor, out, mayWrite)).map((mail) => ({
      ...{ at: new Date(mail.createdAt), id: new Types.ObjectId(mail.id) },
      shown: { kind: 'mail' as const, at: mail.sentAt ?? mail.createdAt, mail },
    })),
    ...incoming.map(({ at, id, shown }) => ({
      ...{ at, id },
      shown: {
        ...{ kind: 'received' as const, at: shown.receivedAt },
        received: {
          ...shown,
          replyToUserId:
            shown.isMasked || shown.isFromOther ? null : (writers.get(shown.from.address) ?? null),
        },
      },
    })),
    ...calls.map((call) => ({
      ...{ at: new Date(call.happenedAt), id: new Types.ObjectId(call.id) },
      shown: { kind: 'call' as const, at: call.happenedAt, call },
    })),
    ...meetings.map(meetingEntry),
    ...chats.map(chatEntry),
  ].toSorted(newestFirst);
  const page = entries.slice(0, limit);
  const last = page.at(-1);
  const total = counts.reduce((sum, count) => sum + count, 0);
  return {
    data: page.map(({ shown }) => shown),
    closedAddresses: closedAddressReasons.flatMap((reason) =>
      addresses.flatMap((address) => (closed.get(address)?.has(reason) ? { address, reason } : [])),
    ),
    mayWrite,
    mayLogCall: isOpen && reaches(actor, 'company.logCall', company),
    page: {
      ...{ limit, total: Math.min(total, countCap), totalIsCapped: total > countCap },
      ...{ prevCursor: null, from: null },
      nextCursor: last && entries.length > page.length ? cursorBehind(last, list) : null,
    },
  };
};

/** Whose meetings are the client’s: those of its people who are no more than that. */
async function meetingPeople(
  companyId: Types.ObjectId,
  members: readonly Types.ObjectId[],
  words: RegExp | null,
) {
  const more = await peopleElsewhere(companyId, members);
  const userIds = members.filter((id) => !more.has(id.toHexString()));
  return { userIds, emails: (await mailsOf(userIds)).map(normaliseEmail), words };
}
