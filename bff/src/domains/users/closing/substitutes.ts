import { limits, type ResponseOf, type userEndpoints } from '@muster/contracts';
import type { Types } from 'mongoose';
import { findStaffWith } from '../../../identity/people/people.ts';
import { peopleOfCompany } from '../../../records/companies/company-people.ts';
import { freeAt } from '../../scheduling/api/free-at.ts';
import { interviewLoad } from '../../vetting/api/interview-load.ts';
import { interviewView, type HeldToCome } from '../../vetting/api/interviews-to-come.ts';

type InterviewToGive = ResponseOf<typeof userEndpoints.disableEffects>['interviews'][number];

interface Colleague {
  id: Types.ObjectId;
  name: string;
}

/** Returns a user's interviews with possible substitutes; read once for all of them. */
export async function withSubstitutes(
  interviews: readonly HeldToCome[],
): Promise<InterviewToGive[]> {
  const giving = interviews.filter(({ mayBeGiven }) => mayBeGiven);
  const colleaguesOf = await readColleagues(giving);
  const everyone = new Map(
    giving.flatMap(colleaguesOf).map(({ id }): [string, Types.ObjectId] => [id.toHexString(), id]),
  );
  const ids = [...everyone.values()];
  const isFree = await freeAt(ids, giving);
  const load = await interviewLoad(ids);
  const standing = (colleague: Colleague, interview: HeldToCome) => ({
    id: colleague.id.toHexString(),
    name: colleague.name,
    isFree: isFree(colleague.id, interview),
    interviews: load.get(colleague.id.toHexString()) ?? 0,
  });
  const found = interviews.map((interview) => ({
    interview,
    substitutes: (interview.mayBeGiven ? colleaguesOf(interview) : [])
      .map((colleague) => standing(colleague, interview))
      .toSorted(
        (a, b) =>
          Number(b.isFree) - Number(a.isFree) ||
          a.interviews - b.interviews ||
          a.name.localeCompare(b.name),
      )
      .slice(0, limits.handover.substitutes),
  }));
  const propose = sharingOut();
  return found.map(({ interview, substitutes }) => ({
    ...interviewView(interview),
    proposedId: propose(interview, substitutes),
    substitutes,
  }));
}

/** Proposes a free substitute for each interview in turn, counting those proposed before. */
function sharingOut() {
  const given = new Map<string, HeldToCome[]>();
  return (interview: HeldToCome, substitutes: InterviewToGive['substitutes']): string | null => {
    const before = (id: string) => given.get(id) ?? [];
    const meets = ({ startsAt, endsAt }: HeldToCome) =>
      startsAt < interview.endsAt && endsAt > interview.startsAt;
    const [first] = substitutes
      .filter(({ id, isFree }) => isFree && !before(id).some(meets))
      .toSorted(
        (a, b) => a.interviews + before(a.id).length - (b.interviews + before(b.id).length),
      );
    if (!first) return null;
    given.set(first.id, [...before(first.id), interview]);
    return first.id;
  };
}

/**
 * Reads the possible interviewers: users who may vet, staff for client interviews, and client
 * users.
 */
async function readColleagues(
  interviews: readonly HeldToCome[],
): Promise<(interview: HeldToCome) => Colleague[]> {
  const vetters = interviews.some(({ isVetting }) => isVetting)
    ? await findStaffWith('vetting.submitFeedback')
    : [];
  const hosts = interviews.some(({ isVetting, companyId }) => !isVetting && !companyId)
    ? await findStaffWith('meeting.host')
    : [];
  const companies = new Map<string, Colleague[]>();
  for (const { companyId } of interviews) {
    if (!companyId || companies.has(companyId.toHexString())) continue;
    const people = await peopleOfCompany(companyId);
    companies.set(
      companyId.toHexString(),
      people.map(({ userId, name }) => ({ id: userId, name })),
    );
  }
  const among = ({ isVetting, companyId }: HeldToCome) => {
    if (companyId) return companies.get(companyId.toHexString()) ?? [];
    return isVetting ? vetters : hosts;
  };
  return (interview) =>
    among(interview).filter(({ id }) => !interview.userIds.some((one) => one.equals(id)));
}
