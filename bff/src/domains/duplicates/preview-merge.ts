import type { duplicateEndpoints } from '@muster/contracts';
import { auditAccess } from '../../audit/audit.service.ts';
import { AppError } from '../../http/app-error.ts';
import type { Service } from '../../http/mount.ts';
import type { PersonalRecords } from '../../personal/personal-records.ts';
import { findCandidateFor, reaches } from '../../records/candidates/candidate-lookup.ts';
import { proposeChoices, rehearseMerge, showCandidate } from '../candidates/api/merging/merging.ts';
import { mergeBlockOf, requirePerson } from './merge-blocks.ts';

/** Fields that only users who may read them can choose. */
const secretFields: ReadonlySet<string> = new Set(['birthDate', 'workAuthorisation']);

/** Returns two records side by side with a proposed value per field, and what would be moved. */
export const previewMerge =
  (personal: readonly PersonalRecords[]): Service<typeof duplicateEndpoints.previewMerge> =>
  async (ctx, { params }) => {
    const { actor } = ctx;
    const find = async (id: string) =>
      requirePerson(await findCandidateFor(actor, 'candidate.merge', id));
    const [survivor, duplicate] = await Promise.all([find(params.id), find(params.otherId)]);
    if (survivor._id.equals(duplicate._id)) throw new AppError('NOT_FOUND');
    const pair = { survivor, duplicate };
    const [mine, theirs, merged, moves, blockedBy] = await Promise.all([
      showCandidate(actor, survivor),
      showCandidate(actor, duplicate),
      showCandidate(actor, rehearseMerge(pair)),
      Promise.all(
        personal.map(async ({ name, count }) => ({
          name,
          count: (await count?.(duplicate._id)) ?? 0,
        })),
      ),
      mergeBlockOf(survivor, duplicate),
    ]);
    for (const { _id } of [survivor, duplicate])
      await auditAccess(ctx, {
        action: 'candidate.read',
        entity: 'candidate',
        entityId: _id,
        changes: [{ path: 'rates', before: null, after: 'read', secret: true }],
      });
    const seesSecrets = [survivor, duplicate].every((candidate) =>
      reaches(actor, 'candidate.readSensitive', candidate),
    );
    return {
      survivor: mine,
      duplicate: theirs,
      merged,
      fields: proposeChoices(pair).filter(({ field }) => seesSecrets || !secretFields.has(field)),
      moves: moves.filter(({ count }) => count > 0),
      blockedBy,
    };
  };
