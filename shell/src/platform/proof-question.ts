type Question = { answer: (csrfToken: string | null) => void };

const listeners = new Set<() => void>();
let question: Question | null = null;
let asking: Promise<string | null> | null = null;

function publish(next: Question | null) {
  question = next;
  for (const listener of listeners) listener();
}

/** The open question, for the dialog; a stable object while it stands. */
export const openProof = (): Question | null => question;

export function onProof(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Asks who sits there. Answers the CSRF token of the renewed session, or null when the person gives
 * up; who asks while the question stands shares the answer.
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
