import { useState } from 'react';
import { errorText, usePlatform } from '@muster/kit';
import { Button, NoticeBar, SearchSelectField, Stack } from '@muster/ui';
import { api } from '../../api.ts';
import { useCompanyOptions } from '../../shared/use-job-options.ts';
import type { JobCardProps } from './card-props.ts';
import { useRecordMessages } from './messages.ts';

/** Assigns a request from the public form to a client. */
export function AttachToClient({ job }: Pick<JobCardProps, 'job'>) {
  const t = useRecordMessages();
  const platform = usePlatform();
  const search = useCompanyOptions();
  const [companyId, setCompanyId] = useState<string | null>(null);
  const [setClient, { error, isLoading }] = api.useJobsSetClientMutation();
  const attach = async () => {
    if (companyId === null) return;
    const answer = await setClient({
      params: { id: job.id },
      body: { version: job.version, companyId },
    });
    if (answer.data)
      platform.notify({
        kind: 'success',
        text: t('team.attached', { company: answer.data.details?.company.name ?? '' }),
      });
  };
  return (
    <Stack gap="xs">
      <NoticeBar kind="info">{t('team.attachText')}</NoticeBar>
      <SearchSelectField
        label={t('team.attachClient')}
        search={search}
        value={companyId}
        onChange={setCompanyId}
      />
      {error && <NoticeBar kind="danger">{errorText(error)}</NoticeBar>}
      <div>
        <Button
          variant="default"
          disabled={companyId === null}
          loading={isLoading}
          onClick={() => void attach()}
        >
          {t('team.attach')}
        </Button>
      </div>
    </Stack>
  );
}
