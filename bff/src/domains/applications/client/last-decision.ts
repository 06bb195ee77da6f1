import type { HomeAnswer } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Application } from '../../../records/applications/application.model.ts';

/**
 * The client's last decision about a candidate, its time, and which user of which side recorded it.
 */
export interface ClientDecision {
  what: HomeAnswer['answer'];
  by: Types.ObjectId | null;
  at: Date;
}

type Decided = Pick<Application, 'exit' | 'selectedAt' | 'selectedBy' | 'interviews'>;

/** Returns null if nothing was decided, or if the agency ended it. */
export function lastDecision({
  exit,
  selectedAt,
  selectedBy,
  interviews,
}: Decided): ClientDecision | null {
  if (exit) return exit.side === 'client' ? { what: 'rejected', by: exit.by, at: exit.at } : null;
  if (selectedAt) return { what: 'selected', by: selectedBy, at: selectedAt };
  const interview = interviews.at(-1);
  return interview ? { what: 'interview', by: interview.by, at: interview.at } : null;
}
