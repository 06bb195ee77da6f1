import { candidatesRoutes, companiesRoutes, href } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { AppError } from '../../../http/app-error.ts';
import {
  findCandidate,
  opensCandidate,
  reaches,
  type Candidate,
} from '../../../records/candidates/candidate-lookup.ts';
import {
  findCompany,
  reaches as reachesCompany,
  type Company,
} from '../../../records/companies/company-lookup.ts';
import type { Note } from '../../../records/notes/note.model.ts';
import { readsCandidateNotes } from '../../../records/notes/notes.policy.ts';

/** The record that notes are on, as far as notes have to know of it. */
export interface NoteSubject {
  readonly type: Note['subjectType'];
  readonly _id: Types.ObjectId;
  readonly name: string;
  readonly deletedAt: Date | null;
  /** How notices call it: by its name, or a place that is filled in for who may know of it. */
  readonly calledInNotices: string;
  /** Where its notes are read. */
  readonly link: string;
  /** Whether a user may open the record. */
  mayOpen(actor: Actor): boolean;
  /** Whether a user may open the record and its notes. */
  mayRead(actor: Actor): boolean;
  /** Whether a user may add notes. */
  mayWrite(actor: Actor): boolean;
}

interface LookupOptions {
  session?: ClientSession | null;
  /** Whether a deleted record will do. */
  deleted?: boolean;
}

/**
 * The record that a note is or shall be on, where the actor may read notes.
 * @throws AppError NOT_FOUND, FORBIDDEN, SELF_RECORD
 */
export async function findSubject(
  actor: Actor,
  { subjectType, subjectId }: { subjectType: Note['subjectType']; subjectId: string },
  options: LookupOptions = {},
): Promise<NoteSubject> {
  if (subjectType === 'candidate')
    return candidateSubject(await findCandidate(actor, subjectId, options));
  const subject = companySubject(await findCompany(actor, subjectId, options));
  if (!subject.mayRead(actor)) throw new AppError('FORBIDDEN', { context: { role: actor.role } });
  return subject;
}

const candidateSubject = (candidate: Candidate): NoteSubject => ({
  type: 'candidate',
  _id: candidate._id,
  name: candidate.name,
  calledInNotices: '{name}',
  deletedAt: candidate.deletedAt,
  link: href(candidatesRoutes.notes, { id: candidate._id.toHexString() }),
  mayOpen: (actor) => opensCandidate(actor, candidate),
  mayRead: (actor) => opensCandidate(actor, candidate),
  mayWrite: (actor) => readsCandidateNotes(actor) && reaches(actor, 'note.create', candidate),
});

/** A former client is read only, and its notes with it. */
const companySubject = (company: Company): NoteSubject => ({
  type: 'company',
  _id: company._id,
  name: company.name,
  calledInNotices: company.name,
  deletedAt: company.deletedAt,
  link: href(companiesRoutes.notes, { id: company._id.toHexString() }),
  mayOpen: (actor) => reachesCompany(actor, 'company.read', company),
  mayRead: (actor) => reachesCompany(actor, 'company.readNotes', company),
  mayWrite: (actor) =>
    company.status !== 'former' && reachesCompany(actor, 'company.writeNotes', company),
});
