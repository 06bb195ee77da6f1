import { homeLists, type homeEndpoints } from '@muster/contracts';
import { addDays, today } from '../../db/calendar-day.ts';
import type { RequestContext } from '../../http/context.ts';
import type { Service } from '../../http/mount.ts';
import { countListed, newestListed } from '../candidates/api/listed-candidates.ts';
import { findPeople } from '../../identity/people/people.ts';
import { candidatePhoto } from '../../identity/people/photo-address.ts';
import { heldNumbers } from './held-numbers.ts';

const days = 7;
const shown = 6;

/** Returns recent candidates and their number, as in the list that `since` opens. */
export const readNewCandidates: Service<typeof homeEndpoints.newCandidates> = async (ctx) => {
  const since = addDays(today(), -days);
  return { since, ...(await newestOf(ctx, homeLists.candidatesAddedSince(since))) };
};

/** Returns candidates in vetting that the reader is involved with. */
export const readVetting: Service<typeof homeEndpoints.vetting> = (ctx) =>
  newestOf(ctx, homeLists.inVetting());

/** Returns the first rows of a list and its total. */
async function newestOf(ctx: RequestContext, address: Readonly<Record<string, string>>) {
  const { actor } = ctx;
  const [count, newest] = await Promise.all([
    heldNumbers(ctx, JSON.stringify(address), () => countListed(actor, address)),
    newestListed(actor, address, shown),
  ]);
  const people = await findPeople(newest.map(({ ownerUserId }) => ownerUserId));
  return {
    total: count.value,
    totalIsCapped: count.isCapped,
    data: newest.map((candidate) => ({
      id: candidate._id.toHexString(),
      number: candidate.number,
      name: candidate.name,
      ...candidatePhoto(candidate),
      headline: candidate.headline,
      status: candidate.status,
      vettingStatus: candidate.vettingStatus,
      country: candidate.country,
      owner: people.ref(candidate.ownerUserId),
      isPrivate: candidate.isPrivate,
      createdAt: candidate.createdAt.toISOString(),
    })),
  };
}
