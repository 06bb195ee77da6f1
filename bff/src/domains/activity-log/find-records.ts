import { Types } from 'mongoose';
import { AuditValueModel } from '../../audit/audit-value.model.ts';
import type { Actor } from '../../auth/actor.ts';
import { findCandidateIds } from '../candidates/candidate-names.service.ts';
import { findCompanyIds } from '../companies/company-directory.service.ts';
import { noteIdsAbout } from '../notes/note-subjects.service.ts';
import { findSkillIds } from '../skills/skills.service.ts';
import { taskIdsAbout } from '../tasks/task-subjects.service.ts';
import { findUserIds } from '../users/user-names.service.ts';

/** More records than this are meant by no useful search. */
const most = 50;

/**
 * The ids of the records that a name or a number means: those that the reader may see, with what
 * was written about them, and by number also those that are gone.
 */
export async function findRecords(actor: Actor, q: string): Promise<string[]> {
  const seesCandidates = actor.can('candidate.read');
  const candidates = seesCandidates ? await findCandidateIds(actor, q, most) : [];
  const companies = actor.can('company.list') ? await findCompanyIds(q, most) : [];
  const [notes, tasks, users, skills, gone] = await Promise.all([
    noteIdsAbout([...candidates, ...companies]),
    taskIdsAbout([...candidates, ...companies]),
    findUserIds(q, most),
    findSkillIds(q, most),
    seesCandidates ? numbered(q) : [],
  ]);
  const ids = [candidates, notes, tasks, users, companies, skills].flat();
  const named = Types.ObjectId.isValid(q) && /^[0-9a-f]{24}$/.test(q) ? [q] : [];
  return [...new Set([...ids.map((id) => id.toHexString()), ...gone, ...named])];
}

const numbered = (q: string): Promise<string[]> =>
  AuditValueModel.distinct('entityId', { path: 'number', newValue: q.trim().toUpperCase() });
