import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { ApplicationsProvider, EndApplication } from '@muster/blocks';
import { QueryView, unanswered, useOverlayClose } from '@muster/kit';
import { Button, DecisionModal, NotFoundState, NoticeBar, OverlayFooter, Stack } from '@muster/ui';
import { api } from '../../../api.ts';
import { useMessages } from '../../../shared/use-messages.ts';

const everyWay = ['remove', 'reject', 'withdraw'] as const;

/**
 * Removes a candidate from a job: without a trace before a submission, afterwards with a reason.
 */
export function RemoveFromJobModal() {
  const t = useMessages();
  const { id = '', jobId = '' } = useParams();
  const close = useOverlayClose();
  const query = api.useApplicationsOfCandidateQuery({ params: { id } });
  const candidate = api.useCandidatesReadQuery({ params: { id } });
  const name = candidate.currentData?.name ?? '';
  return (
    <ApplicationsProvider api={api}>
      <QueryView
        query={candidate.isLoading ? unanswered(query) : query}
        keepPrevious
        skeleton={null}
      >
        {({ data }) => {
          const onJob = data.filter(({ job }) => job.id === jobId);
          const live = onJob.find(({ status }) => status === 'active');
          if (live) {
            const [first, ...rest] = everyWay.filter((way) => live.allowedActions.includes(way));
            if (!first) return <NotThere name={name} text={t('edit.notAllowed')} />;
            return (
              <EndApplication
                row={live}
                name={name}
                ways={[first, ...rest]}
                onClose={() => close()}
                onDone={() => close({ saved: true })}
                others={
                  data.filter(({ id: other, status }) => other !== live.id && status === 'active')
                    .length
                }
              />
            );
          }
          return onJob.length > 0 ? <NotThere name={name} /> : <NoSuchPair name={name} />;
        }}
      </QueryView>
    </ApplicationsProvider>
  );
}

function NotThere({ name, text }: { name: string; text?: string }) {
  const t = useMessages();
  return (
    <Closed title={t('applications.tab')}>
      <NoticeBar kind="info">{text ?? t('applications.remove.notThere', { name })}</NoticeBar>
    </Closed>
  );
}

function NoSuchPair({ name }: { name: string }) {
  return (
    <Closed title={name}>
      <NotFoundState />
    </Closed>
  );
}

function Closed({ title, children }: { title: string; children: ReactNode }) {
  const t = useMessages();
  const close = useOverlayClose();
  return (
    <DecisionModal
      opened
      onClose={() => close()}
      title={title}
      footer={
        <OverlayFooter>
          <Button size="md" onClick={() => close()}>
            {t('addToJob.close')}
          </Button>
        </OverlayFooter>
      }
    >
      <Stack>{children}</Stack>
    </DecisionModal>
  );
}
