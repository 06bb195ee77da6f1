type Question = { reason: string; answer: (leave: boolean) => void };

const listeners = new Set<() => void>();
let question: Question | null = null;
let asking: Promise<boolean> | null = null;

function publish(next: Question | null) {
  question = next;
  for (const listener of listeners) listener();
}

/** Returns the open question for the dialog; a stable object while it is open. */
export const openQuestion = (): Question | null => question;

export function onQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks whether unsaved input may be lost. Concurrent callers share the answer. */
export function confirmLeave(reason: string): Promise<boolean> {
  asking ??= new Promise<boolean>((resolve) => {
    publish({
      reason,
      answer: (leave) => {
        asking = null;
        publish(null);
        resolve(leave);
      },
    });
  });
  return asking;
}
