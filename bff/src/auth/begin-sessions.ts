import { heldReadings } from './held-sessions.ts';
import { heldKeys } from './keys/read-key.ts';
import { sessionFacts, type SessionFacts } from './session-facts.ts';

/** Sets, at the app's start, where sessions and keys read the facts of the domains. */
export function beginSessions(facts: SessionFacts): void {
  sessionFacts.provide(facts);
  heldReadings.dropOn(facts.collections);
  heldKeys.dropOn(facts.collections);
}
