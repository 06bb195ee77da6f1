import type { CandidateRecord } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { readTogether } from '../../../db/read-together.ts';
import { mayCountApplications } from '../../../records/applications/live-applications.ts';
import { poolRefs } from '../../../records/pools/pool-refs.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { reasonLabels } from '../../reasons/api/reasons.ts';
import { skillNames } from '../../../records/skills/skills.ts';
import { knownPeople } from '../../../records/candidates/known-people.ts';
import { problemsOfContacts } from '../../../records/candidates/contact/contact-problems.ts';
import { recipientProblem } from '../../../records/candidates/contact/recipient-problem.ts';
import { readRights } from '../api/read-rights.ts';
import { allowedActions } from './candidate-rights.ts';
import { countsOf, type RecordCounts } from './record-counts.ts';
import type { Candidate } from '../../../records/candidates/candidate.model.ts';
import { serializeForStaff } from '../candidate.serializer.ts';

interface ShowOptions {
  /** Whether the record is new, so that nothing can refer to it and no lookups are needed. */
  isNew?: boolean;
}

/** Serialises the record as the actor may see it, for every response about one candidate. */
export async function showCandidate(
  actor: Actor,
  candidate: Candidate,
  session: ClientSession | null = null,
  { isNew = false }: ShowOptions = {},
): Promise<CandidateRecord> {
  const { _id } = candidate;
  const [
    rights,
    people,
    names,
    counts,
    reasons,
    pools,
    problem,
    contactProblems,
    [known = candidate],
  ] = await readTogether(session, [
    () => readRights(actor, candidate, session),
    () => findPeople(peopleIn(candidate), session),
    () => skillNames(skillsIn(candidate), session),
    () => (isNew ? nothingOn(actor) : countsOf(actor, _id, session)),
    () => reasonLabels([candidate.statusReasonId], session),
    () => poolRefs(actor, candidate.poolIds, session),
    () => recipientProblem(candidate, session),
    () => problemsOfContacts(candidate, session),
    () => (isNew ? nobody : knownPeople(actor, [candidate], session)),
  ]);
  return serializeForStaff(known, {
    rights,
    people,
    skillNames: names,
    counts,
    pools: pools.filter(({ id }) => known.poolIds.some((poolId) => poolId.equals(id))),
    actions: allowedActions(actor, candidate),
    mailProblem: problem,
    contactProblems,
    statusReason: reasons.get(String(candidate.statusReasonId)) ?? null,
  });
}

const nothingOn = async (actor: Actor): Promise<RecordCounts> => ({
  notes: 0,
  openTasks: 0,
  ...(mayCountApplications(actor) && { applications: 0 }),
});
const nobody = Promise.resolve<Candidate[]>([]);

const skillsIn = ({ skills, experience }: Candidate) => [
  ...skills.map(({ skillId }) => skillId),
  ...experience.flatMap(({ skillIds }) => skillIds),
];

const peopleIn = (candidate: Candidate) => [
  candidate.ownerUserId,
  candidate.deletedBy,
  candidate.statusChangedBy,
  ...candidate.skills.map(({ verifiedBy }) => verifiedBy),
  ...candidate.languages.map(({ assessorUserId }) => assessorUserId),
  ...candidate.bios.flatMap(({ approvedBy, updatedBy }) => [approvedBy, updatedBy]),
  ...candidate.rates.flatMap(({ setByUserId, voided }) => [setByUserId, voided?.by]),
];
