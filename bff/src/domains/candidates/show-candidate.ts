import type { CandidateRecord } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { countLiveApplications } from '../applications/applications.service.ts';
import { countNotes } from '../notes/note-counts.service.ts';
import { poolRefs } from '../pools/pool-refs.service.ts';
import { findPeople } from '../people/people.service.ts';
import { reasonLabels } from '../reasons/reasons.service.ts';
import { skillNames } from '../skills/skills.service.ts';
import { countOpenTasks } from '../tasks/task-counts.service.ts';
import { allowedActions, readRights } from './candidate-rights.ts';
import type { Candidate } from './candidate.model.ts';
import { serializeForStaff } from './candidate.serializer.ts';

interface ShowOptions {
  /** Nobody knows of the record yet, so nothing that points to it is looked for. */
  isNew?: boolean;
}

/** The record as the actor may see it: what every answer about one candidate is made of. */
export async function showCandidate(
  actor: Actor,
  candidate: Candidate,
  session: ClientSession | null = null,
  { isNew = false }: ShowOptions = {},
): Promise<CandidateRecord> {
  // One after the other: a transaction's session carries one operation at a time.
  const rights = await readRights(actor, candidate, session);
  const people = await findPeople(peopleIn(candidate), session);
  const names = await skillNames(
    [
      ...candidate.skills.map(({ skillId }) => skillId),
      ...candidate.experience.flatMap(({ skillIds }) => skillIds),
    ],
    session,
  );
  const notes = isNew ? 0 : await countNotes(actor, candidate._id, session);
  const openTasks = isNew ? 0 : await countOpenTasks(actor, candidate._id, session);
  const live = await countLiveApplications(actor, isNew ? [] : [candidate._id], session);
  const reasons = await reasonLabels([candidate.statusReasonId], session);
  const pools = await poolRefs(actor, candidate.poolIds, session);
  return serializeForStaff(candidate, {
    rights,
    people,
    skillNames: names,
    counts: {
      notes,
      openTasks,
      ...(live && { applications: live.get(candidate._id.toHexString()) ?? 0 }),
    },
    pools,
    actions: allowedActions(actor, candidate),
    statusReason: reasons.get(String(candidate.statusReasonId)) ?? null,
  });
}

const peopleIn = (candidate: Candidate) => [
  candidate.ownerUserId,
  candidate.deletedBy,
  candidate.statusChangedBy,
  ...candidate.skills.map(({ verifiedBy }) => verifiedBy),
  ...candidate.languages.map(({ assessorUserId }) => assessorUserId),
  ...candidate.bios.flatMap(({ approvedBy, updatedBy }) => [approvedBy, updatedBy]),
  ...candidate.rates.flatMap(({ setByUserId, voided }) => [setByUserId, voided?.by]),
];
