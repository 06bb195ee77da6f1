import type { CandidateRecord, JobMatch } from '@muster/contracts';
import { errorText, useIntentKey, usePlatform } from '@muster/kit';
import { api } from '../../../api.ts';
import { useWords } from '../../../shared/use-words.ts';

/** Puts a person on a proposed job, at its beginning. */
export function useAddToJob({ id, name }: CandidateRecord, job: JobMatch['job']) {
  const t = useWords();
  const platform = usePlatform();
  const intent = useIntentKey();
  const [send, { isLoading }] = api.useApplicationsAddMutation();
  async function run() {
    // Whoever was on the job before is proposed with that known: one click tries again.
    const args = { params: { id }, body: { jobIds: [job.id], again: true } };
    const { data, error } = await send({ ...args, idempotencyKey: intent.keyFor(args) });
    intent.done();
    if (error) platform.notify({ kind: 'error', text: errorText(error) });
    else if (data.failed > 0)
      platform.notify({
        kind: 'error',
        text: t('applications.matches.refused', { job: job.title }),
      });
    else
      platform.notify({
        kind: 'success',
        text: t('applications.matches.added', { name, job: job.title }),
      });
  }
  return { add: () => void run(), pending: isLoading };
}
