const key = 'muster.screening.submitted';

/** What this window submitted, so that the thanks survive a reload. */
export interface SubmittedNote {
  agencyName: string;
  at: string;
  /** Whether the answers were mailed to their author. */
  hasCopy: boolean;
  /** Whether the account invitation was mailed. */
  isInvited: boolean;
}

const isNote = (kept: unknown): kept is SubmittedNote =>
  typeof kept === 'object' &&
  kept !== null &&
  'agencyName' in kept &&
  typeof kept.agencyName === 'string' &&
  'at' in kept &&
  typeof kept.at === 'string' &&
  'hasCopy' in kept &&
  typeof kept.hasCopy === 'boolean' &&
  'isInvited' in kept &&
  typeof kept.isInvited === 'boolean';

/** Returns the note, or null if this window submitted nothing. */
export function submittedNote(): SubmittedNote | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isNote(kept) ? kept : null;
  } catch {
    return null;
  }
}

export function keepSubmitted(note: SubmittedNote): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(note));
  } catch {
    // A window without storage (private mode) shows the neutral text.
  }
}
