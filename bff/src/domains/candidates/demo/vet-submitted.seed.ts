import type { VettingState } from '@muster/contracts';
import { ApplicationModel } from '../../../records/applications/application.model.ts';
import { CandidateModel } from '../../../records/candidates/candidate.model.ts';
import { peopleWithRole } from '../../../demo/demo-people.ts';
import type { DemoCandidate } from '../../../demo/demo-candidate.ts';
import type { DemoSetting } from '../../../demo/demo-setting.ts';

const isOver: ReadonlySet<VettingState> = new Set(['vetted', 'expired']);
const year = 365 * 86_400_000;

/**
 * Clients see only vetted candidates: makes every submitted candidate active and vetted before the
 * submission. Returns the candidates as changed.
 */
export async function vetSubmitted({
  people,
  candidates,
}: Pick<DemoSetting, 'people' | 'candidates'>): Promise<DemoCandidate[]> {
  const shownAt = await firstShown();
  const vetterIds = peopleWithRole(people, 'vetter').slice(0, 1);
  const changed = candidates.map((candidate) => {
    const at = shownAt.get(candidate._id.toHexString());
    if (at === undefined) return candidate;
    const vettedAt = new Date((candidate.createdAt.getTime() + at) / 2);
    return {
      ...candidate,
      ...(candidate.status === 'new' && { status: 'active' as const }),
      ...(!isOver.has(candidate.vettingStatus) && {
        vettingStatus: 'vetted' as const,
        vettedAt,
        vettingExpiresAt: new Date(vettedAt.getTime() + year),
        vetterIds: candidate.vetterIds.length > 0 ? candidate.vetterIds : vetterIds,
      }),
    };
  });
  await CandidateModel.bulkWrite(
    changed
      .filter(({ _id }) => shownAt.has(_id.toHexString()))
      .map(({ _id, status, vettingStatus, vettedAt, vettingExpiresAt, vetterIds: vetters }) => ({
        updateOne: {
          filter: { _id },
          update: {
            $set: { status, vettingStatus, vettedAt, vettingExpiresAt, vetterIds: vetters },
          },
        },
      })),
  );
  return changed;
}

/** Returns when a client first saw each candidate with an active application. */
async function firstShown(): Promise<ReadonlyMap<string, number>> {
  const shown = await ApplicationModel.find({ status: 'active', submittedAt: { $ne: null } })
    .sort({ submittedAt: -1 })
    .lean();
  return new Map(
    shown.flatMap(({ candidateId, submittedAt }) =>
      submittedAt ? [[candidateId.toHexString(), submittedAt.getTime()] as const] : [],
    ),
  );
}
