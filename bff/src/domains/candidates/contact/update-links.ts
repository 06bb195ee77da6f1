import { limits, type BodyOf, type candidateEndpoints } from '@muster/contracts';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import type { Candidate, CandidateLink } from '../../../records/candidates/candidate.model.ts';
import { changeCandidate } from '../record/change-candidate.ts';
import { linkAddress } from './link-address.ts';
import {
  applyPatch,
  patchedPaths,
  resolvePatch,
  upsertIndex,
  type ResolvedPatch,
} from '../list/list-patch.ts';

type Body = BodyOf<typeof candidateEndpoints.updateLinks>;
/** Link as the API accepts it. */
export type LinkItem = Omit<Body['links']['upsert'][number], 'id'>;

/** Adds, changes, removes and orders links; drops tracking parts of addresses. */
export const updateLinks: Service<typeof candidateEndpoints.updateLinks> = (
  ctx,
  { params, body },
) => {
  const patch = resolvePatch<LinkItem>(body.links);
  return changeCandidate(ctx, {
    id: params.id,
    permission: 'candidate.updateContact',
    version: body.version,
    paths: patchedPaths('links', patch),
    change: (current) =>
      applyLinks(current, patch, ({ kind, url, label, visibility }, _id) => ({
        _id,
        label,
        visibility,
        ...linkAddress(url, kind),
      })),
    record: recordLinks,
  });
};

/** Audits changed links. */
export const recordLinks = (tx: Tx, before: Candidate, after: Candidate): Promise<void> =>
  audit(tx, {
    action: 'candidate.update_links',
    entity: 'candidate',
    entityId: after._id,
    changes: changesBetween<Candidate>(before, after, ['links']),
  });

/**
 * Returns a candidate's links after a change.
 * @throws AppError VALIDATION_FAILED with NOT_FOUND, TOO_MANY, NOT_UNIQUE or REQUIRED
 */
export function applyLinks<I>(
  current: Pick<Candidate, 'links' | 'email'>,
  patch: ResolvedPatch<I>,
  make: (item: I, id: CandidateLink['_id'], before: CandidateLink | null) => CandidateLink,
): Pick<Candidate, 'links'> {
  const links = applyPatch('links', current.links, patch, make);
  checkLinks(links, patch, current);
  return { links };
}

/** @throws AppError VALIDATION_FAILED with TOO_MANY, NOT_UNIQUE or REQUIRED */
function checkLinks<I>(
  links: CandidateLink[],
  patch: ResolvedPatch<I>,
  { email }: Pick<Candidate, 'email'>,
): void {
  const max = limits.candidate.links;
  if (links.length > max) throw invalidField('links', 'TOO_MANY', { max });
  // A lead without a mail address is known only by a link.
  if (links.length === 0 && email === null) throw invalidField('links', 'REQUIRED');
  const seen = new Map<string, CandidateLink>();
  for (const link of links) {
    const twin = seen.get(link.urlNorm);
    if (twin) {
      const index = upsertIndex(patch, link) ?? upsertIndex(patch, twin) ?? 0;
      throw invalidField(`links.upsert[${index}].url`, 'NOT_UNIQUE');
    }
    seen.set(link.urlNorm, link);
  }
}
