import { Types } from 'mongoose';
import { AuditValueModel } from '../../audit/audit-value.model.ts';
import type { Actor } from '../../auth/actor.ts';
import { findCandidateIds } from '../../records/candidates/candidate-names.ts';
import { findCompanyIds } from '../../records/companies/company-directory.ts';
import { noteIdsAbout } from '../../records/notes/note-subjects.ts';
import { findSkillIds } from '../../records/skills/skills.ts';
import { taskIdsAbout } from '../tasks/api/task-subjects.ts';
import { findUserIds } from '../users/api/user-names.ts';
import { recordNames } from './record-names.ts';

/** Limit of matching records; a useful search finds fewer. */
const max = 50;

/**
 * Returns the ids of the records that match a name or a number: those the reader may see and the
 * records written about them; a number also finds deleted ones.
 */
export async function findRecords(actor: Actor, q: string): Promise<string[]> {
  const seesCandidates = actor.can('candidate.read');
  const candidates = seesCandidates ? await findCandidateIds(actor, q, max) : [];
  const companies = actor.can('company.list') ? await findCompanyIds(q, max) : [];
  const [notes, tasks, users, skills, gone] = await Promise.all([
    noteIdsAbout([...candidates, ...companies]),
    taskIdsAbout([...candidates, ...companies]),
    findUserIds(q, max),
    findSkillIds(q, max),
    numbered(actor, q),
  ]);
  const ids = [candidates, notes, tasks, users, companies, skills].flat();
  const named = Types.ObjectId.isValid(q) && /^[0-9a-f]{24}$/.test(q) ? [q] : [];
  return [...new Set([...ids.map((id) => id.toHexString()), ...gone, ...named])];
}

/** Finds missing or deleted records by number, as far as the log may name them. */
async function numbered(actor: Actor, q: string): Promise<string[]> {
  const found = await AuditValueModel.find(
    { path: 'number', newValue: q.trim().toUpperCase() },
    { entity: 1, entityId: 1 },
  )
    .limit(max)
    .lean();
  const names = await recordNames(actor, found);
  return found.filter((record) => !names(record).hidden).map(({ entityId }) => entityId);
}
