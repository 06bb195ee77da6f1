import type { ApplyingDraft } from '@muster/contracts';

/** Whether two drafts say the same. Both hold their fields in the order of the contract. */
export const isSameDraft = (one: ApplyingDraft, other: ApplyingDraft): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

const sorted = (draft: ApplyingDraft) =>
  Object.entries(draft).toSorted(([one], [other]) => one.localeCompare(other));
