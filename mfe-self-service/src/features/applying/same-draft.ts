import type { ApplyingDraft } from '@muster/contracts';

/** Checks whether two drafts are equal. Both have their fields in the order of the contract. */
export const isSameDraft = (one: ApplyingDraft, other: ApplyingDraft): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

const sorted = (draft: ApplyingDraft) =>
  Object.entries(draft).toSorted(([one], [other]) => one.localeCompare(other));

/** Returns an editable copy of a draft, because the cache freezes its own. */
export const copyOfDraft = (draft: ApplyingDraft): ApplyingDraft => ({
  ...draft,
  rate: { ...draft.rate },
  skills: [...draft.skills],
  experience: draft.experience.map((job) => ({ ...job })),
});
