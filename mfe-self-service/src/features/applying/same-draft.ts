import type { ApplyingDraft } from '@muster/contracts';

/** Whether two drafts say the same. Both hold their fields in the order of the contract. */
export const isSameDraft = (one: ApplyingDraft, other: ApplyingDraft): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

const sorted = (draft: ApplyingDraft) =>
  Object.entries(draft).toSorted(([one], [other]) => one.localeCompare(other));

/** A draft that can be edited: what the cache holds is frozen. */
export const copyOfDraft = (draft: ApplyingDraft): ApplyingDraft => ({
  ...draft,
  rate: { ...draft.rate },
  skills: [...draft.skills],
  experience: draft.experience.map((job) => ({ ...job })),
});
