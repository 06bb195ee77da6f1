import { closedAddressReasons, countCap, type companyEndpoints } from '@muster/contracts';
import { listIdentity } from '../../../db/cursor.ts';
import type { Service } from '../../../http/mount.ts';
import { containing, firstOf, placeOf } from '../../../lists/timeline.ts';
import { suppressionsOfAll } from '../../../mail/suppressions.ts';
import { findCompanyFor, reaches } from '../../../records/companies/company-lookup.ts';
import { memberIdsOf } from '../../../records/companies/company-people.ts';
import { mailsOf } from '../../users/api/client-accounts.ts';
import { calls } from './company-calls.ts';
import { receivedMails, sentMails } from './company-mails.ts';
import { chats, meetings } from './company-meetings.ts';
import type { Sources } from './company-timeline.ts';

const sources: Sources = {
  mail: [sentMails, receivedMails],
  call: [calls],
  meeting: [meetings],
  chat: [chats],
};

/**
 * Lists mails, calls, meetings and chats with the client's people, newest first: mails about the
 * client, those to its members, and their answers. Mails about an account are left out.
 */
export const listCompanyTalks: Service<typeof companyEndpoints.communications> = async (
  { actor },
  { params, query },
) => {
  const company = await findCompanyFor(actor, 'company.readMessages', params.id, {
    deleted: true,
  });
  const { _id: companyId } = company;
  const { q, userId, kind, limit } = query;
  const members = await memberIdsOf(companyId);
  const people = userId ? members.filter((id) => id.toHexString() === userId) : members;
  const addresses = await mailsOf(people);
  const list = listIdentity({ mailsOf: companyId.toHexString(), q, asked: userId, kind });
  const place = query.cursor === undefined ? null : placeOf(query.cursor, list);
  const isOpen = company.deletedAt === null && company.status !== 'former';
  const mayWrite = isOpen && reaches(actor, 'company.writeMessages', company);

  const asked = {
    companyId,
    people,
    addresses,
    all: userId === undefined,
    mayWrite,
    words: q ? containing(q) : null,
  };
  const wanted = kind ? sources[kind] : Object.values(sources).flat();
  const read = await Promise.all(wanted.map(async (source) => source(actor, asked)));
  const [found, counts, closed] = await Promise.all([
    Promise.all(read.map((source) => source.read(place, limit + 1))),
    Promise.all(read.map((source) => source.count(countCap + 1))),
    suppressionsOfAll(addresses),
  ]);
  const { entries, nextCursor } = firstOf(found.flat(), limit, list);
  const total = counts.reduce((sum, count) => sum + count, 0);
  return {
    data: entries.map(({ shown }) => shown),
    closedAddresses: closedAddressReasons.flatMap((reason) =>
      addresses.flatMap((address) => (closed.get(address)?.has(reason) ? { address, reason } : [])),
    ),
    mayWrite,
    mayLogCall: isOpen && reaches(actor, 'company.logCall', company),
    page: {
      limit,
      total: Math.min(total, countCap),
      totalIsCapped: total > countCap,
      prevCursor: null,
      from: null,
      nextCursor,
    },
  };
};
