import { scopeOf, type PermissionName } from '@muster/contracts';
import { Types } from 'mongoose';
import { systemContext, transact } from '../db/unit-of-work.ts';
import { createCandidateRecord } from '../domains/candidates/candidate.fixtures.ts';
import type { Candidate } from '../records/candidates/candidate.model.ts';
import { NoteModel, type Note } from '../records/notes/note.model.ts';
import { TaskModel, type Task } from '../records/tasks/task.model.ts';
import { createTeamMember } from '../domains/team/team-member.fixtures.ts';
import type { User } from '../identity/user.model.ts';
import { sendMail } from '../mail/send-mail.ts';
import type { SignedIn } from '../testing/sign-in.ts';
import { createAssignment, createUser } from '../testing/users.fixtures.ts';
import { plantedParts } from './planted.fixtures.ts';
import type { Caller, World } from './world.fixtures.ts';

/**
 * Returns the user of a caller; fixtures of endpoints for signed-in users are never called by a
 * visitor.
 */
export function personOf({ name, signedIn }: Caller): SignedIn {
  if (!signedIn) throw new Error(`${name} has no session`);
  return signedIn;
}

/** Checks whether a caller holds a permission for every row. */
const holdsForAll = ({ name }: Caller, permission: PermissionName): boolean =>
  name !== 'visitor' && scopeOf(name, permission) === 'all';

/**
 * Creates a candidate that a permission reaches: another user's if it is held for all, otherwise
 * one that the caller owns or vets.
 */
export function candidateFor(
  { colleague }: World,
  caller: Caller,
  permission: PermissionName,
  changes: Partial<Candidate> = {},
): Promise<Candidate> {
  const { user } = personOf(caller);
  const owner = holdsForAll(caller, permission) || caller.name === 'vetter' ? colleague : user;
  return createCandidateRecord({
    ...plantedParts(owner === user ? 'own' : 'other'),
    ownerUserId: owner._id,
    ...(caller.name === 'vetter' && { vetterIds: [user._id] }),
    ...changes,
  });
}

/** Creates a private candidate of the colleague; null for callers who see private records. */
export async function hiddenCandidateFor(
  { colleague }: World,
  { name }: Caller,
  changes: Partial<Candidate> = {},
): Promise<Candidate | null> {
  if (name === 'owner' || name === 'admin') return null;
  return createCandidateRecord({
    ...plantedParts('other'),
    ownerUserId: colleague._id,
    isPrivate: true,
    ...changes,
  });
}

/** Creates a note of a user on a candidate, a minute old. */
export async function createNote(
  candidate: Pick<Candidate, '_id'>,
  author: Types.ObjectId,
  changes: Partial<Note> = {},
): Promise<Note> {
  const at = changes.createdAt ?? new Date(Date.now() - 60_000);
  const note = await NoteModel.create({
    subjectType: 'candidate',
    subjectId: candidate._id,
    body: '<p>Prefers to be called in the morning.</p>',
    createdAt: at,
    createdBy: author,
    updatedAt: at,
    updatedBy: author,
    ...changes,
  });
  return note.toObject();
}

/** Creates an open task of a user on a candidate. */
export async function createTask(
  candidate: Pick<Candidate, '_id'>,
  assigneeId: Types.ObjectId,
  changes: Partial<Task> = {},
): Promise<Task> {
  const task = await TaskModel.create({
    subjectType: 'candidate',
    subjectId: candidate._id,
    title: 'Ask for the portfolio',
    assigneeId,
    createdBy: assigneeId,
    updatedBy: assigneeId,
    ...changes,
  });
  return task.toObject();
}

/**
 * Creates an account that the caller's permission reaches: a colleague, a client user or a report.
 */
export async function accountFor(
  { company }: World,
  caller: Caller,
  changes: Partial<User> = {},
): Promise<User> {
  const user = await createUser(changes);
  if (caller.name === 'account_manager')
    await createAssignment(user._id, 'client_manager', { companyId: company._id });
  else await createAssignment(user._id, 'recruiter');
  if (caller.name === 'team_lead')
    await createTeamMember(user, { managerUserId: personOf(caller).user._id });
  return user;
}

/** Creates an account outside the caller's reach; null for callers who reach all. */
export const hiddenAccountFor = (
  { colleague }: World,
  caller: Caller,
  permission: PermissionName,
): User | null => (holdsForAll(caller, permission) ? null : colleague);

/** Creates a mail in the development mailbox. */
export async function createMail({ colleague, test }: World): Promise<void> {
  const { _id: userId, email, firstName } = colleague;
  await transact(systemContext('fixture'), (tx) =>
    sendMail(tx, {
      template: 'password_changed',
      to: email,
      userId,
      variables: { firstName, at: '21 November 2026' },
    }),
  );
  await test.runEvents();
}

/** Returns an id without a record. */
export const unknownId = (): string => new Types.ObjectId().toHexString();
