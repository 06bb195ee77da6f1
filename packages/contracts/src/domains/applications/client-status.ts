import { z } from 'zod';
import { idSchema, timestampSchema } from '../../core/primitives.ts';

/** What a client's job is waiting for, the client's own tasks first. */
export const clientJobWaits = [
  /** The client owes a decision on a candidate. */
  'decide',
  /** The agency returned the request with a question. */
  'complete',
  /** The agency reviews the request. */
  'review',
  /** No candidate has been proposed yet. */
  'first_people',
  /** The client asked for more about a candidate. */
  'answer',
  /** A candidate was selected, and the contract is in preparation. */
  'contract',
  /** Positions are open and no candidate is with the client. */
  'more_people',
  /** The search is on hold. */
  'hold',
] as const;
export type ClientJobWait = (typeof clientJobWaits)[number];

/** The side that has to act. */
export const clientJobSides = ['client', 'agency', 'nobody'] as const;
export type ClientJobSide = (typeof clientJobSides)[number];

const sideOf: Readonly<Record<ClientJobWait, ClientJobSide>> = {
  decide: 'client',
  complete: 'client',
  review: 'agency',
  first_people: 'agency',
  answer: 'agency',
  contract: 'agency',
  more_people: 'agency',
  hold: 'nobody',
};
export const sideThatActs = (wait: ClientJobWait): ClientJobSide => sideOf[wait];

export const clientJobStatusSchema = z.object({
  wait: z.enum(clientJobWaits),
  /** Number of candidates concerned. */
  count: z.number().int(),
  /** The agreed or promised deadline; null if there is none. */
  dueAt: timestampSchema.nullable(),
  late: z.boolean(),
});
export type ClientJobStatus = z.infer<typeof clientJobStatusSchema>;

/** The status of a reader's job: what is pending, on which side, and its deadline. */
export const clientStatusSchema = z.object({
  jobId: idSchema,
  lines: z.array(clientJobStatusSchema),
});
export type ClientStatus = z.infer<typeof clientStatusSchema>;

const candidates = (count: number) => (count === 1 ? '1 candidate' : `${count} candidates`);

/**
 * Returns one status line in words, for the client's dashboard and the weekly mail. The caller
 * formats the day for its reader.
 */
export function clientStatusText(
  { wait, count, dueAt, late }: ClientJobStatus,
  dayOf: (moment: string) => string,
): string {
  const day = dueAt === null ? null : dayOf(dueAt);
  switch (wait) {
    case 'decide': {
      const waiting = `${candidates(count)} ${count === 1 ? 'waits' : 'wait'} for your company’s answer`;
      if (day === null) return waiting;
      return late ? `${waiting}, which was agreed for ${day}` : `${waiting} until ${day}`;
    }
    case 'complete':
      return 'The agency has a question before it can start the search';
    case 'review':
      return 'The agency looks at your request within one working day';
    case 'first_people':
      if (day === null) return 'The agency is looking for the first candidates';
      return late
        ? `The first candidates were promised for ${day}; the agency is late`
        : `The agency proposes the first candidates by ${day}`;
    case 'answer':
      return `The agency owes you an answer about ${candidates(count)}`;
    case 'contract':
      return `The agency prepares the contract of ${candidates(count)}`;
    case 'more_people':
      return 'The agency is looking for more candidates';
    case 'hold':
      return 'The search is on hold';
  }
}
