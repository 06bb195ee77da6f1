import type { CandidateRecord, JobMatch } from '@muster/contracts';
import { errorText, useIntentKey, usePlatform } from '@muster/kit';
import { api } from '../../../api.ts';
import { useMessages } from '../../../shared/use-messages.ts';

/** Adds a candidate to a proposed job, at its first stage. */
export function useAddToJob({ id, name }: CandidateRecord, job: JobMatch['job']) {
  const t = useMessages();
  const platform = usePlatform();
  const intent = useIntentKey();
  const [send, { isLoading }] = api.useApplicationsAddMutation();
  async function run(askInterest: boolean) {
    // A former candidate of the job is proposed with that fact shown: one click starts a new
    // attempt.
    const args = { params: { id }, body: { jobIds: [job.id], again: true, askInterest } };
    const { data, error } = await send({ ...args, idempotencyKey: intent.keyFor(args) });
    intent.done();
    if (error) return platform.notify({ kind: 'error', text: errorText(error) });
    if (data.failed > 0)
      return platform.notify({
        kind: 'error',
        text: t('applications.matches.refused', { job: job.title }),
      });
    const names = { name, job: job.title };
    const unasked = data.items[0]?.unasked;
    if (unasked)
      return platform.notify({
        kind: 'info',
        text: t(`applications.matches.addedUnasked.${unasked}`, names),
      });
    platform.notify({
      kind: 'success',
      text: t(`applications.matches.${askInterest ? 'addedAsked' : 'added'}`, names),
    });
  }
  return {
    add: () => void run(false),
    addAsking: () => void run(true),
    pending: isLoading,
  };
}
