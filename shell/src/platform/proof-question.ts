type Question = { answer: (csrfToken: string | null) => void };

const listeners = new Set<() => void>();
let question: Question | null = null;
let asking: Promise<string | null> | null = null;

function publish(next: Question | null) {
  question = next;
  for (const listener of listeners) listener();
}

/** Returns the open question for the dialog; a stable object while it is open. */
export const openProof = (): Question | null => question;

export function onProof(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Asks the user to prove their identity. Returns the CSRF token of the renewed session, or null if
 * they cancel; concurrent callers share the answer.
 */
export function askProof(): Promise<string | null> {
  asking ??= new Promise<string | null>((resolve) => {
    publish({
      answer: (csrfToken) => {
        asking = null;
        publish(null);
        resolve(csrfToken);
      },
    });
  });
  return asking;
}
