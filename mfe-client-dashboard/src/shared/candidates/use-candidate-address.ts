import { useFollow, useListAddress } from '@muster/kit';

/** Dialogs over the profile. */
export const candidateDialogs = ['interview', 'question', 'colleague', 'unselect'] as const;
export type CandidateDialog = (typeof candidateDialogs)[number];

/** The open profile and its dialog, as links and mails name them in the URL. */
export function useCandidateAddress() {
  const { pathname, params } = useListAddress();
  const follow = useFollow();
  const addressOf = (id: string | null, dialog: CandidateDialog | null = null) => {
    const next = new URLSearchParams(params);
    next.delete('candidate');
    next.delete('ask');
    if (id) next.set('candidate', id);
    if (id && dialog) next.set('ask', dialog);
    const query = next.toString();
    return query ? `${pathname}?${query}` : pathname;
  };
  const ask = params.get('ask');
  const dialog = candidateDialogs.find((one) => one === ask) ?? null;
  return {
    id: params.get('candidate'),
    dialog,
    addressOf,
    // Closing replaces the history entry, so that Back does not open the dialog again.
    show: (id: string | null, next: CandidateDialog | null = null) =>
      follow(addressOf(id, next), { replace: id === null || (dialog !== null && next === null) }),
    /** The form was sent, so nothing is unsaved. */
    leave: (id: string) => follow(addressOf(id), { saved: true, replace: true }),
  };
}
