import {
  clientAskNames,
  clientDashboardRoutes,
  type ClientJobRecord,
  type ClientOwnField,
} from '@muster/contracts';
import { QueryView, RouteLink, useFollow, useOverlayParam } from '@muster/kit';
import {
  Button,
  Group,
  NoticeBar,
  PageHeader,
  PageSkeleton,
  RichTextView,
  Stack,
  StateBadge,
  formatDate,
} from '@muster/ui';
import { useParams } from 'react-router-dom';
import { api } from '../../api.ts';
import page from '../../shared/page.module.css';
import { AgreedCard } from './agreed-card.tsx';
import { AskModal } from './ask-modal.tsx';
import { AskedCard } from './asked-card.tsx';
import { EditForm } from './edit-form.tsx';
import { JobFiles } from './job-files.tsx';
import { useJobsMessages, type JobsMessages } from './messages.ts';

const { clientDashboardJobsNew, clientDashboardJobsByJobIdEditOpenedDate } = clientDashboardRoutes;

/** The client's own job: what it can change in this state, and how to request the rest. */
export function EditPage() {
  const { jobId = '' } = useParams();
  const query = api.useJobQuery({ params: { id: jobId } });
  return (
    <div className={page.page}>
      <QueryView query={query} skeleton={<PageSkeleton variant="form" />}>
        {(job) => <EditJob key={job.id} job={job} />}
      </QueryView>
    </div>
  );
}

function EditJob({ job }: { job: ClientJobRecord }) {
  const t = useJobsMessages();
  const follow = useFollow();
  const [asks, setAsks] = useOverlayParam('ask', ['change', ...clientAskNames] as const);
  const may = (action: ClientJobRecord['allowedActions'][number]) =>
    job.allowedActions.includes(action);
  return (
    <>
      <PageHeader
        variant="client"
        title={job.title}
        subtitle={<Facts job={job} mayCorrect={may('edit_opened_date')} />}
        actions={
          may('ask') && (
            <Button variant="default" size="md" onClick={() => setAsks('change')}>
              {t('edit.ask')}
            </Button>
          )
        }
      />
      {job.note && (
        <NoticeBar kind="warning" title={t('edit.note')}>
          {job.note}
        </NoticeBar>
      )}
      <AskedCard jobId={job.id} />
      <JobFiles files={job.files} />
      {may('edit') ? (
        <EditForm job={job} onLeave={() => follow(clientDashboardRoutes.dashboard.path)} />
      ) : (
        <ReadOnly job={job} />
      )}
      {asks && may('ask') && <AskModal job={job} first={asks} onClose={() => setAsks(null)} />}
    </>
  );
}

function Facts({ job, mayCorrect }: { job: ClientJobRecord; mayCorrect: boolean }) {
  const t = useJobsMessages();
  return (
    <Group gap="sm">
      <span>{job.number}</span>
      <StateBadge machine="job" state={job.status} />
      {job.openedDate && <span>{t('edit.opened', { date: formatDate(job.openedDate) })}</span>}
      {mayCorrect && (
        <RouteLink route={clientDashboardJobsByJobIdEditOpenedDate} params={{ jobId: job.id }}>
          {t('edit.openedCorrect')}
        </RouteLink>
      )}
    </Group>
  );
}

/** Explains why nothing can be changed, and the alternative. */
function reasonOf({ status, editable }: ClientJobRecord, t: JobsMessages) {
  if (status === 'closed' || status === 'cancelled')
    return { title: t('edit.ended'), text: t('edit.endedText') };
  if (status === 'filled') return { title: t('edit.filled'), text: t('edit.filledText') };
  return editable.length === 0 ? { title: undefined, text: t('edit.readOnly') } : null;
}

const words = ['description', 'mustHave', 'niceToHave'] as const satisfies ClientOwnField[];

function ReadOnly({ job }: { job: ClientJobRecord }) {
  const t = useJobsMessages();
  const reason = reasonOf(job, t);
  return (
    <Stack>
      {reason && (
        <NoticeBar
          kind="info"
          {...(reason.title && { title: reason.title })}
          action={
            job.allowedActions.includes('ask') && (
              <Button
                component={RouteLink}
                route={clientDashboardJobsNew}
                query={{ copy: job.id }}
                variant="default"
                size="sm"
              >
                {t('edit.copy')}
              </Button>
            )
          }
        >
          {reason.text}
        </NoticeBar>
      )}
      <AgreedCard job={job} />
      {words.map((field) => job[field] && <RichTextView key={field} html={job[field]} />)}
    </Stack>
  );
}
