import { useState } from 'react';
import { limits } from '@muster/contracts';
import type { JobRecord } from '@muster/contracts';
import { QueryView, errorText, useIntentKey, usePlatform } from '@muster/kit';
import {
  Button,
  DateField,
  EmptyState,
  FieldRow,
  FormSection,
  IconBriefcase,
  IconButton,
  IconTrash,
  NumberField,
  SelectField,
  Skeleton,
} from '@muster/ui';
import { api } from '../../api.ts';
import { useNewJobWords } from './messages.ts';
import classes from './new-job.module.css';

/** How many people are wanted, and who leads them at the client. */
export function PositionsStep({ job }: { job: JobRecord }) {
  const t = useNewJobWords();
  const query = api.usePositionsOfJobQuery({ params: { id: job.id } });
  return (
    <FormSection title={t('positions.title')} text={t('positions.text')}>
      <QueryView query={query} keepPrevious size="compact" skeleton={<Skeleton height={96} />}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState size="compact" icon={IconBriefcase} title={t('positions.none')} />
          ) : (
            <ul className={classes.list}>
              {data.map((seat) => (
                <li key={seat.id} className={classes.item}>
                  <span>
                    {seat.label}
                    {seat.supervisor && (
                      <span className={classes.second}>
                        {' '}
                        {t('positions.led', { name: seat.supervisor.name })}
                      </span>
                    )}
                  </span>
                  {seat.allowedActions.includes('delete') && (
                    <RemoveSeat id={seat.id} version={seat.version} label={seat.label} />
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
      <AddSeats jobId={job.id} />
    </FormSection>
  );
}

function RemoveSeat({ id, version, label }: { id: string; version: number; label: string }) {
  const t = useNewJobWords();
  const platform = usePlatform();
  const [remove, { isLoading }] = api.usePositionsRemoveMutation();
  const run = async () => {
    const { error } = await remove({ params: { id }, body: { version } });
    if (error) platform.notify({ kind: 'error', text: errorText(error) });
  };
  return (
    <IconButton
      variant="subtle"
      aria-label={t('positions.remove', { label })}
      loading={isLoading}
      onClick={() => void run()}
    >
      <IconTrash size={16} />
    </IconButton>
  );
}

function AddSeats({ jobId }: { jobId: string }) {
  const t = useNewJobWords();
  const platform = usePlatform();
  const intent = useIntentKey();
  const { data: people } = api.usePositionsSupervisorsQuery({ params: { id: jobId } });
  const [add, { isLoading }] = api.usePositionsAddMutation();
  const [count, setCount] = useState<number | null>(1);
  const [supervisor, setSupervisor] = useState<string | null>(null);
  const [start, setStart] = useState<string | null>(null);

  async function run() {
    const args = {
      params: { id: jobId },
      body: { count: count ?? 1, supervisorCompanyUserId: supervisor, targetStart: start },
    };
    const { error } = await add({ ...args, idempotencyKey: intent.keyFor(args) });
    intent.done();
    if (error) platform.notify({ kind: 'error', text: errorText(error) });
  }
  return (
    <>
      <FieldRow columns="1fr 2fr 2fr">
        <NumberField
          label={t('positions.count')}
          min={1}
          max={limits.position.addAtOnce}
          value={count}
          onChange={setCount}
        />
        <SelectField
          label={t('positions.supervisor')}
          placeholder={t('positions.nobody')}
          options={(people?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          value={supervisor}
          onChange={setSupervisor}
        />
        <DateField label={t('positions.start')} value={start} onChange={setStart} />
      </FieldRow>
      <div>
        <Button variant="default" loading={isLoading} onClick={() => void run()}>
          {t('positions.add')}
        </Button>
      </div>
    </>
  );
}
