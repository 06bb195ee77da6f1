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

/** First stage, source, and whether the candidate is asked for interest. */
export type AddTerms = Pick<
  BodyOf<typeof applicationEndpoints.add>,
  'stage' | 'source' | 'askInterest'
>;

/** Adds a candidate to the chosen jobs; keeps failures by job. */
export function useAddToJobs(
  { id }: Pick<CandidateRecord, 'id'>,
  { onDone }: { onDone: (result: AddToJobResult) => void },
) {
  const [send, sending] = api.useApplicationsAddMutation();
  const [problems, setProblems] = useState<ReadonlyMap<string, AddToJobItem>>(new Map());
  async function add(jobIds: readonly string[], terms: AddTerms) {
    const answer = await send({
      params: { id },
      // Choosing a job the candidate was on before confirms a new attempt.
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
