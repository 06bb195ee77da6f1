import type { ClientInterviews } from '@muster/contracts';

/** Returns the first round of the job's plan that is not scheduled yet. */
export function nextRound({ plan, data }: Pick<ClientInterviews, 'plan' | 'data'>) {
  const held = new Set(
    data.filter(({ status }) => status !== 'cancelled').map(({ round }) => round),
  );
  return plan.find(({ name }) => !held.has(name));
}
