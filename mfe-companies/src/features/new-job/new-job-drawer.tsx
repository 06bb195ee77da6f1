import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { href, jobsRoutes, type CompanyRecord } from '@muster/contracts';
import { LoadingDrawer, useFollow, useOverlayClose } from '@muster/kit';
import {
  Button,
  CancelButton,
  Drawer,
  FormSection,
  KeyValueList,
  NoticeBar,
  OverlayFooter,
  SelectField,
  Stack,
  zoneCity,
} from '@muster/ui';
import { api } from '../../api.ts';
import { companyPlace } from '../../shared/company-place.ts';
import { useMessages } from '../../shared/use-messages.ts';

const maxOffered = 50;

/** Starting point of a client's new job: its facts, and optionally an earlier job. */
export function NewJobDrawer() {
  const { id = '' } = useParams();
  const t = useMessages();
  const close = useOverlayClose();
  const query = api.useCompaniesReadQuery({ params: { id } });
  if (query.currentData) return <NewJob company={query.currentData} />;
  return <LoadingDrawer query={query} onClose={close} title={t('record.newJob')} />;
}

function NewJob({ company }: { company: CompanyRecord }) {
  const t = useMessages();
  const follow = useFollow();
  const close = useOverlayClose();
  const [copied, setCopied] = useState<string | null>(null);
  const { id, name, number, status, accountManager, recruiter, timeZone } = company;
  const mayCreate = company.allowedActions.includes('create_job');
  const earlier = useEarlierJobs(id);
  return (
    <Drawer
      opened
      onClose={close}
      title={t('newJob.title', { name })}
      subtitle={number}
      footer={
        <OverlayFooter>
          <CancelButton>{t('newJob.cancel')}</CancelButton>
          <Button
            size="md"
            disabled={!mayCreate}
            onClick={() =>
              follow(href(jobsRoutes.create, {}, { company: id, copy: copied ?? undefined }))
            }
          >
            {t('newJob.go')}
          </Button>
        </OverlayFooter>
      }
    >
      <Stack gap="lg">
        {status === 'blocked' && <NoticeBar kind="danger">{t('newJob.blocked')}</NoticeBar>}
        {status === 'prospect' && <NoticeBar kind="warning">{t('newJob.prospect')}</NoticeBar>}
        {status === 'former' && <NoticeBar kind="danger">{t('newJob.former')}</NoticeBar>}
        <FormSection title={t('newJob.facts')} text={t('newJob.text')}>
          <KeyValueList
            items={[
              { label: t('create.place'), value: companyPlace(company) },
              { label: t('field.timeZone'), value: zoneCity(timeZone) },
              { label: t('field.accountManagerId'), value: accountManager?.name },
              { label: t('field.recruiterId'), value: recruiter?.name },
              {
                label: t('field.submissionPolicy'),
                value: t(`enum.policy.${company.submissionPolicy}`),
              },
            ]}
          />
        </FormSection>
        {mayCreate && earlier?.length !== 0 && (
          <FormSection title={t('newJob.from')}>
            <SelectField
              label={t('newJob.earlier')}
              help={t('newJob.fromHelp')}
              placeholder={t('newJob.empty')}
              options={earlier ?? []}
              clearable
              value={copied}
              onChange={setCopied}
            />
          </FormSection>
        )}
      </Stack>
    </Drawer>
  );
}

/** Returns the client's live and past jobs, to start from one; undefined until loaded. */
function useEarlierJobs(id: string) {
  const params = { id };
  const live = api.useCompaniesJobsQuery({ params, query: { show: 'live', limit: maxOffered } });
  const past = api.useCompaniesJobsQuery({ params, query: { show: 'past', limit: maxOffered } });
  if (!live.data || !past.data) return undefined;
  return [...live.data.data, ...past.data.data].map((job) => ({
    value: job.id,
    label: `${job.title} · ${job.number}`,
  }));
}
