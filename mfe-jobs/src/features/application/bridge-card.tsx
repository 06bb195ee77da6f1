import type { ApplicationRecord, JobMatch } from '@muster/contracts';
import { MatchScore, firstChange, useMatchMessages } from '@muster/blocks';
import { errorText, usePlatform } from '@muster/kit';
import { Button, Card, IconPlus } from '@muster/ui';
import { api } from '../../api.ts';
import classes from './bridge.module.css';
import { useApplicationMessages } from './messages.ts';
import { useBridge } from './use-bridge.ts';

/** After a rejection: other jobs that fit the candidate, one click each. */
export function BridgeCard({ record }: { record: ApplicationRecord }) {
  const { candidate } = record;
  const t = useApplicationMessages();
  const words = useMatchMessages();
  const platform = usePlatform();
  const jobs = useBridge(record);
  const [add, adding] = api.useApplicationsAddMutation();
  if (jobs.length === 0) return null;
  const addTo = async ({ id, title }: JobMatch['job']) => {
    const answer = await add({ params: { id: candidate.id }, body: { jobIds: [id], again: true } });
    const isAdded = answer.data?.ok === 1;
    platform.notify(
      isAdded
        ? { kind: 'success', text: t('bridge.added', { name: candidate.name, job: title }) }
        : { kind: 'error', text: answer.error ? errorText(answer.error) : t('bridge.refused') },
    );
  };
  return (
    <Card title={t('bridge.after', { name: candidate.name })}>
      <ul className={classes.jobs}>
        {jobs.map(({ job, match }) => (
          <li key={job.id} className={classes.job}>
            <span className={classes.words}>
              {job.title}
              <span className={classes.second}>
                {[job.company.name, firstChange(match, words)].filter(Boolean).join(' · ')}
              </span>
            </span>
            <MatchScore match={match} />
            <Button
              variant="default"
              size="xs"
              leftSection={<IconPlus size={14} />}
              aria-label={t('bridge.addTo', { job: job.title })}
              disabled={adding.isLoading}
              onClick={() => void addTo(job)}
            >
              {t('bridge.add')}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
