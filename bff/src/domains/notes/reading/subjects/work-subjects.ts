import type { PermissionName } from '@muster/contracts';
import type { Actor } from '../../../../auth/actor.ts';
import {
  findApplication,
  opensApplication,
  reachesApplication,
} from '../../../../records/applications/application-lookup.ts';
import { calledInNotices } from '../../../../records/jobs/job-called.ts';
import { findJob, opensJob, reaches } from '../../../../records/jobs/job-lookup.ts';
import { readsNotesOn } from '../../../../records/notes/notes.policy.ts';
import { findPlacement, mayOpenPlacement } from '../../../placements/api/find-placement.ts';
import type { LookupOptions, NoteSubject } from './subject-types.ts';

/** @throws AppError NOT_FOUND */
export async function jobSubject(
  actor: Actor,
  id: string,
  { session = null }: LookupOptions,
): Promise<NoteSubject> {
  const job = await findJob(actor, id, session);
  const holds = (other: Actor, permission: PermissionName) =>
    readsNotesOn(other, 'job') && opensJob(other, job) && reaches(other, permission, job);
  return {
    type: 'job',
    _id: job._id,
    name: job.title,
    deletedAt: job.deletedAt,
    notices: { called: calledInNotices(job), subject: { type: 'job', id: job._id } },
    followUp: {
      on: { type: 'job', _id: job._id },
      title: `Follow up on ${calledInNotices(job)}`,
    },
    promises: { to: { type: 'company', _id: job.companyId }, isSecret: job.confidential },
    mayOpen: (other) => opensJob(other, job),
    mayRead: (other) => holds(other, 'note.read'),
    mayWrite: (other) => holds(other, 'note.create'),
  };
}

/** @throws AppError NOT_FOUND, FORBIDDEN, SELF_RECORD */
export async function applicationSubject(
  actor: Actor,
  id: string,
  { session = null, deleted = false }: LookupOptions,
): Promise<NoteSubject> {
  const found = await findApplication(actor, 'application.read', id, { session, removed: deleted });
  const { application, candidate, job } = found;
  const { _id } = application;
  const opens = (other: Actor) =>
    opensApplication(other, found) && reachesApplication(other, 'application.read', found);
  const holds = (other: Actor, permission: PermissionName) =>
    readsNotesOn(other, 'application') &&
    opens(other) &&
    reachesApplication(other, permission, found);
  return {
    type: 'application',
    _id,
    name: `${candidate.name}, ${job.title}`,
    deletedAt: application.deletedAt,
    // About its candidate, like tasks on applications.
    notices: { called: '{name}', subject: { type: 'candidate', id: candidate._id } },
    followUp: { on: { type: 'application', _id }, title: `Follow up with ${candidate.name}` },
    promises: { to: { type: 'candidate', _id: candidate._id }, isSecret: job.confidential },
    mayOpen: opens,
    mayRead: (other) => holds(other, 'note.read'),
    mayWrite: (other) => holds(other, 'note.create'),
  };
}

/** Named by its number: readers of placements may not know of the candidate. @throws AppError */
export async function placementSubject(
  actor: Actor,
  id: string,
  { session = null }: LookupOptions,
): Promise<NoteSubject> {
  const { placement, job } = await findPlacement(actor, 'placement.list', id, session);
  const { _id, number, candidateId } = placement;
  const opens = (other: Actor) => mayOpenPlacement(other, { placement, job });
  const holds = (other: Actor, permission: PermissionName) =>
    readsNotesOn(other, 'placement') && other.can(permission) && opens(other);
  return {
    type: 'placement',
    _id,
    name: `${number}, ${job.title}`,
    deletedAt: placement.deletedAt,
    notices: { called: number, subject: null },
    followUp: { on: { type: 'candidate', _id: candidateId }, title: `Follow up on ${number}` },
    promises: { to: { type: 'candidate', _id: candidateId }, isSecret: job.confidential },
    mayOpen: opens,
    mayRead: (other) => holds(other, 'note.read'),
    mayWrite: (other) => holds(other, 'note.create'),
  };
}
