import { useState } from 'react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { ApplicationRow } from '@muster/contracts';
import { QueryView, useOverlayClose } from '@muster/kit';
import {
  Avatar,
  Button,
  DecisionModal,
  NotFoundState,
  NoticeBar,
  OverlayFooter,
  SegmentedField,
  Stack,
  StateBadge,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { useWords } from '../../../shared/use-words.ts';
import { EndApplicationForm } from './end-application-form.tsx';
import { RemoveForm } from './remove-form.tsx';

const ways = ['remove', 'reject', 'withdraw'] as const;
export type Way = (typeof ways)[number];

/** Takes somebody off a job: without a trace while nothing was submitted, else with a reason. */
export function RemoveFromJobModal() {
  const { id = '', jobId = '' } = useParams();
  const query = api.useApplicationsOfCandidateQuery({ params: { id } });
  const candidate = api.useCandidatesReadQuery({ params: { id } });
  const name = candidate.currentData?.name ?? '';
  return (
    <QueryView query={query} keepPrevious skeleton={null}>
      {({ data }) => {
        const onJob = data.filter(({ job }) => job.id === jobId);
        const live = onJob.find(({ status }) => status === 'active');
        if (live)
          return (
            <Decision
              row={live}
              name={name}
              others={
                data.filter(({ id: other, status }) => other !== live.id && status === 'active')
                  .length
              }
            />
          );
        return onJob.length > 0 ? <NotThere name={name} /> : <NoSuchPair name={name} />;
      }}
    </QueryView>
  );
}

interface DecisionProps {
  row: ApplicationRow;
  name: string;
  /** On how many other jobs the person stays. */
  others: number;
}

function Decision({ row, name, others }: DecisionProps) {
  const t = useWords();
  const close = useOverlayClose();
  const possible = ways.filter((one) => row.allowedActions.includes(one));
  const [chosen, choose] = useState<Way | undefined>(possible[0]);
  if (!chosen) return <NotThere name={name} text={t('edit.notAllowed')} />;
  const frame = {
    opened: true,
    onClose: () => close(),
    title: t('applications.remove.title', { name, job: row.job.title }),
    subtitle: (
      <>
        {row.company.name} <StateBadge machine="stage" state={row.stage.kind} />
      </>
    ),
    avatar: <Avatar name={name} size={32} />,
  };
  const way = possible.length > 1 && (
    <SegmentedField
      label={t('applications.remove.how')}
      value={chosen}
      options={possible.map((value) => ({ value, label: t(`applications.remove.ways.${value}`) }))}
      onChange={(next) => choose(next)}
    />
  );
  return chosen === 'remove' ? (
    <RemoveForm {...{ row, name, others, frame, way }} />
  ) : (
    <EndApplicationForm key={chosen} ending={chosen} {...{ row, name, others, frame, way }} />
  );
}

function NotThere({ name, text }: { name: string; text?: string }) {
  const t = useWords();
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
  const t = useWords();
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
