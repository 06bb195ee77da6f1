import { useState } from 'react';
import type {
  AddToJobItem,
  AddToJobResult,
  BodyOf,
  CandidateRecord,
  applicationEndpoints,
} from '@muster/contracts';
import { newUuid } from '@muster/kit';
import { api } from '../../api.ts';

/** Where the person begins on each job, where they come from, and whether they are asked. */
export type AddTerms = Pick<
  BodyOf<typeof applicationEndpoints.add>,
  'stage' | 'source' | 'askInterest'
>;

/** Adds a person to the chosen jobs; what did not go through is kept, by job. */
export function useAddToJobs(
  { id }: Pick<CandidateRecord, 'id'>,
  { onDone }: { onDone: (result: AddToJobResult) => void },
) {
  const [send, sending] = api.useApplicationsAddMutation();
  const [problems, setProblems] = useState<ReadonlyMap<string, AddToJobItem>>(new Map());
  async function add(jobIds: readonly string[], terms: AddTerms) {
    const answer = await send({
      params: { id },
      // Choosing a job on which the person was before is the confirmation to try again.
      body: { ...terms, jobIds: [...jobIds], again: true },
      idempotencyKey: newUuid(),
    });
    if (answer.error) return;
    const { items } = answer.data;
    setProblems(new Map(items.filter(({ outcome }) => outcome !== 'ok').map((i) => [i.id, i])));
    onDone(answer.data);
  }
  return { add, problems, pending: sending.isLoading, error: sending.error };
}
