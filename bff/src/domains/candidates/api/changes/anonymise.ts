import {
  candidateMachine,
  canTransition,
  candidatesRoutes,
  href,
  type CandidateState,
} from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import { forgetValues } from '../../../../audit/forget-values.ts';
import type { Tx } from '../../../../db/unit-of-work.ts';
import { tracesOf, type Traces } from '../../../../personal/traces.ts';
import { CandidateModel, type Candidate } from '../../../../records/candidates/candidate.model.ts';
import type { Actor } from '../../../../auth/actor.ts';
import { reaches } from '../../../../records/candidates/candidates.policy.ts';
import { emptyFacts } from '../../merging/empty-facts.ts';
import { moveStatus } from '../../actions/move-status.ts';
import { StatusUndoModel } from '../../actions/status-undo.model.ts';

/** Name of an anonymised record. */
export const anonymisedName = { firstName: 'Anonymised', lastName: 'person' } as const;

/** Whether a candidate in this state can be anonymised at all. */
export const mayBeAnonymised = (status: CandidateState): boolean =>
  canTransition(candidateMachine, status, 'anonymise');

/** Returns the live records among these that the actor may anonymise, with their names. */
export async function anonymisableBy(
  actor: Actor,
  ids: readonly Types.ObjectId[],
  session: ClientSession | null,
): Promise<Map<string, { label: string; link: string }>> {
  const found = await CandidateModel.find({ _id: { $in: [...ids] }, deletedAt: null }, null, {
    session,
  }).lean();
  return new Map(
    found
      .filter((candidate) => reaches(actor, 'candidate.anonymise', candidate))
      .map(({ _id, name, number }) => [
        _id.toHexString(),
        {
          label: `${name} (${number})`,
          link: href(candidatesRoutes.profile, { id: _id.toHexString() }),
        },
      ]),
  );
}

/** Returns everything in the record that may identify the candidate elsewhere. */
export function tracesOfCandidate(
  {
    _id,
    firstName,
    middleName,
    lastName,
    preferredName,
    email,
    phone,
    phoneNorm,
    ...rest
  }: Candidate,
  account: { userId: Types.ObjectId | null; emails: readonly string[]; names: readonly string[] },
): Traces {
  const { contacts, links } = rest;
  const mails = contacts.flatMap(({ kind, value }) => (kind === 'email' ? [value] : []));
  return tracesOf(
    {
      candidateId: _id,
      userId: account.userId,
      emails: [...new Set([email, ...mails, ...account.emails].flatMap((mail) => mail ?? []))],
    },
    [
      `${firstName} ${lastName}`,
      middleName && `${firstName} ${middleName} ${lastName}`,
      preferredName && `${preferredName} ${lastName}`,
      `${lastName}, ${firstName}`,
      ...account.names,
      phone,
      phoneNorm,
      ...contacts.flatMap(({ value, valueNorm }) => [value, valueNorm]),
      ...links.flatMap(({ url, urlNorm }) => [url, urlNorm]),
    ],
  );
}

/**
 * Moves a record to `anonymised` and clears it: number, country, skills and counted facts stay.
 * Deletes the values kept in the log; past merges and moves can no longer be undone.
 */
export async function blankCandidate(
  tx: Tx,
  id: Types.ObjectId,
  actor: Actor | null,
): Promise<void> {
  const { session } = tx;
  await StatusUndoModel.deleteMany({ candidateId: id }, { session });
  await forgetValues(tx, 'candidate', [id]);
  await moveStatus(tx, id, {
    action: 'anonymise',
    actor,
    version: null,
    ...(actor === null && { byJob: true }),
  });
  const { skills: _skills, skillCount: _count, topSkillIds: _top, ...facts } = emptyFacts;
  const name = `${anonymisedName.firstName} ${anonymisedName.lastName}`;
  await CandidateModel.updateOne(
    { _id: id },
    {
      $set: {
        ...facts,
        ...anonymisedName,
        name,
        nameKey: name.toLowerCase(),
        timeZone: 'UTC',
        timeZoneGuessed: true,
        statusNote: null,
        seniority: null,
        primaryRole: null,
        yearsExperience: null,
        noticePeriodDays: null,
        availableFrom: null,
        overlapHours: null,
        overlapTimeZone: null,
        englishLevel: null,
        englishAssessedBy: null,
        hasCv: false,
        canEmail: false,
        lastContactedAt: null,
        profileCompleteness: 0,
      },
    },
    { session },
  );
}
