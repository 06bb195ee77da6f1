import { limits, type BodyOf, type candidateEndpoints } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { invalidField } from '../../../http/app-error.ts';
import type { Candidate, LanguageClaim } from '../../../records/candidates/candidate.model.ts';
import { applyPatch, upsertIndex, type ResolvedPatch } from '../list/list-patch.ts';

type Patch = NonNullable<BodyOf<typeof candidateEndpoints.updateSkills>['languages']>;
/** Claim as the API accepts it. */
export type LanguageItem = Omit<Patch['upsert'][number], 'id'>;

interface Writer {
  userId: Types.ObjectId;
  /**
   * Whether they may record what a vetter or a test found, rather than only the candidate's own
   * claim.
   */
  mayAssess: boolean;
}

/**
 * Returns a candidate's claims after a change of languages other than English; those about English
 * stay.
 * @throws AppError VALIDATION_FAILED with NOT_FOUND, NOT_ALLOWED, NOT_UNIQUE or TOO_MANY
 */
export function applyLanguages(
  { languages }: Pick<Candidate, 'languages'>,
  patch: ResolvedPatch<LanguageItem>,
  { userId, mayAssess }: Writer,
  tx: Tx,
): LanguageClaim[] {
  const english = languages.filter(({ language }) => language === 'en');
  const before = languages.filter(({ language }) => language !== 'en');
  const isClosed = ({ assessedBy }: Pick<LanguageClaim, 'assessedBy'>) =>
    assessedBy !== 'self' && !mayAssess;
  if (before.some((claim) => isClosed(claim) && patch.remove.includes(claim._id.toHexString())))
    throw invalidField('languages', 'NOT_ALLOWED');
  const after = applyPatch('languages', before, patch, (item, _id, known): LanguageClaim => {
    if (isClosed(item) || (known && isClosed(known))) {
      const index = upsertIndex(patch, { _id }) ?? 0;
      throw invalidField(`languages.upsert[${index}].language`, 'NOT_ALLOWED');
    }
    const assessorUserId = item.assessedBy === 'self' ? null : userId;
    return { _id, ...item, assessorUserId, assessedAt: tx.at };
  });
  checkClaims(after, patch);
  return [...english, ...after];
}

/** Allows one claim for each language and assessor. */
function checkClaims(claims: LanguageClaim[], patch: ResolvedPatch<LanguageItem>): void {
  const seen = new Map<string, LanguageClaim>();
  for (const claim of claims) {
    const key = `${claim.language} ${claim.assessedBy}`;
    const twin = seen.get(key);
    if (twin) {
      const index = upsertIndex(patch, claim) ?? upsertIndex(patch, twin) ?? 0;
      throw invalidField(`languages.upsert[${index}].language`, 'NOT_UNIQUE');
    }
    seen.set(key, claim);
  }
  const { languages: max } = limits.candidate;
  if (claims.length > max) throw invalidField('languages', 'TOO_MANY', { max });
}
