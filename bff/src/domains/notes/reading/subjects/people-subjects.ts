import {
  opensCandidate,
  reaches,
  type Candidate,
} from '../../../../records/candidates/candidate-lookup.ts';
import {
  reaches as reachesCompany,
  type Company,
} from '../../../../records/companies/company-lookup.ts';
import { readsNotesOn } from '../../../../records/notes/notes.policy.ts';
import type { NoteSubject } from './subject-types.ts';

export function candidateSubject(candidate: Candidate): NoteSubject {
  const { _id, name, deletedAt } = candidate;
  return {
    type: 'candidate',
    _id,
    name,
    deletedAt,
    notices: { called: '{name}', subject: { type: 'candidate', id: _id } },
    followUp: { on: { type: 'candidate', _id }, title: `Follow up with ${name}` },
    promises: { to: { type: 'candidate', _id }, isSecret: false },
    mayOpen: (actor) => opensCandidate(actor, candidate),
    mayRead: (actor) => opensCandidate(actor, candidate),
    mayWrite: (actor) =>
      readsNotesOn(actor, 'candidate') && reaches(actor, 'note.create', candidate),
  };
}

/** A former client is read-only, as are its notes. */
export function companySubject(company: Company): NoteSubject {
  const { _id, name, deletedAt } = company;
  return {
    type: 'company',
    _id,
    name,
    deletedAt,
    notices: { called: name, subject: { type: 'company', id: _id } },
    followUp: { on: { type: 'company', _id }, title: `Follow up with ${name}` },
    promises: { to: { type: 'company', _id }, isSecret: false },
    mayOpen: (actor) => reachesCompany(actor, 'company.read', company),
    mayRead: (actor) => reachesCompany(actor, 'company.readNotes', company),
    mayWrite: (actor) =>
      company.status !== 'former' && reachesCompany(actor, 'company.writeNotes', company),
  };
}
