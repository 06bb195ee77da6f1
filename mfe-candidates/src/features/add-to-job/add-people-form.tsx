import { useEffect, useState } from 'react';
import { earlyStageKinds, offeredApplicationSources, type AddToJobResult } from '@muster/contracts';
import {
  errorText,
  selectedCount,
  selectionInput,
  useOverlayClose,
  useUnsavedGuard,
  type ListSelection,
} from '@muster/kit';
import {
  Button,
  CancelButton,
  CheckboxField,
  Drawer,
  LoadingText,
  NoticeBar,
  OverlayFooter,
  Progress,
  SearchSelectField,
  SegmentedField,
  SelectField,
  Stack,
  type FieldOption,
} from '@muster/ui';
import { api } from '../../api.ts';
import { selectCandidates } from '../../shared/candidate-selection.ts';
import { useMessages } from '../../shared/use-messages.ts';
import { OutcomeList } from './outcome-list.tsx';
import { useAddRun, type AddTerms } from './use-add-run.ts';
import { useJobOptions } from './use-job-options.ts';

const firstTerms = {
  stage: 'added',
  source: 'staff_added',
  again: false,
  askInterest: false,
} as const;

/** Keeps the candidates selected on opening, while the selection shrinks. */
export function AddPeopleForm({ selected }: { selected: ListSelection }) {
  const t = useMessages();
  const close = useOverlayClose();
  const [people] = useState(selected);
  const count = selectedCount(people) ?? 0;
  const [job, setJob] = useState<FieldOption | null>(null);
  const [choice, setChoice] = useState<Omit<AddTerms, 'jobId'>>(firstTerms);
  const [rehearse, rehearsal] = api.useApplicationsBulkAddMutation();
  const run = useAddRun();
  useUnsavedGuard(run.status === 'running', { reason: t('addToJob.unsaved') });
  const terms = job && { ...choice, jobId: job.value };

  useEffect(() => {
    if (job)
      void rehearse({
        body: { ...choice, ...selectionInput(people), jobId: job.value, dryRun: true },
      });
  }, [job, choice, people, rehearse]);

  // Candidates who could not be added or are not processed yet stay selected in the list below.
  const { items, left, status } = run;
  useEffect(() => {
    if (status === 'idle') return;
    const failed = items.filter(({ outcome }) => outcome === 'error').map(({ id }) => id);
    selectCandidates([...failed, ...left]);
  }, [items, left, status]);

  const preview = job && !rehearsal.isLoading ? rehearsal.data : undefined;
  // Only previewed candidates are sent; later matches are not included.
  const ids = preview?.items.map(({ id }) => id) ?? [];
  return (
    <Drawer
      opened
      onClose={() => close()}
      title={t('addToJob.title', { count })}
      subtitle={status === 'idle' ? undefined : job?.label}
      footer={
        <Footer
          run={run}
          preview={preview}
          terms={terms}
          ids={ids}
          busy={rehearsal.isLoading}
          close={() => close()}
        />
      }
    >
      <Stack gap="md">
        {status === 'idle' ? (
          <Terms
            job={job}
            setJob={setJob}
            choice={choice}
            setChoice={setChoice}
            preview={preview}
          />
        ) : (
          <RunState run={run} total={items.length + left.length} />
        )}
        {rehearsal.error && status === 'idle' && (
          <NoticeBar kind="danger">{errorText(rehearsal.error)}</NoticeBar>
        )}
        {rehearsal.isLoading && status === 'idle' && (
          <LoadingText>{t('addToJob.checking')}</LoadingText>
        )}
        {status === 'idle'
          ? preview && <OutcomeList items={preview.items} done={false} />
          : items.length > 0 && <OutcomeList items={items} done />}
      </Stack>
    </Drawer>
  );
}

interface TermsProps {
  job: FieldOption | null;
  setJob: (job: FieldOption | null) => void;
  choice: Omit<AddTerms, 'jobId'>;
  setChoice: (choice: Omit<AddTerms, 'jobId'>) => void;
  preview: AddToJobResult | undefined;
}

/** Fields for job, first stage and source. */
function Terms({ job, setJob, choice, setChoice, preview }: TermsProps) {
  const t = useMessages();
  const searchJobs = useJobOptions();
  const before =
    preview?.items.filter(
      ({ code, attempt, outcome }) =>
        code === 'EARLIER_ATTEMPT' || (outcome === 'ok' && (attempt ?? 1) > 1),
    ).length ?? 0;
  return (
    <>
      <SearchSelectField
        label={t('addToJob.job')}
        help={t('addToJob.jobHelp')}
        required
        value={job?.value ?? null}
        valueOption={job}
        search={searchJobs}
        onChange={(_value, option) => setJob(option ?? null)}
      />
      <SegmentedField
        label={t('addToJob.stage')}
        value={choice.stage}
        options={earlyStageKinds.map((value) => ({ value, label: t(`addToJob.stages.${value}`) }))}
        onChange={(stage) =>
          setChoice({ ...choice, stage, askInterest: choice.askInterest && stage === 'added' })
        }
      />
      <SelectField
        label={t('addToJob.source')}
        required
        value={choice.source}
        options={offeredApplicationSources.map((value) => ({
          value,
          label: t(`addToJob.sources.${value}`),
        }))}
        onChange={(source) => source && setChoice({ ...choice, source })}
      />
      {choice.stage === 'added' && (
        <CheckboxField
          label={t('addToJob.askInterest')}
          help={t('addToJob.askInterestHelp')}
          value={choice.askInterest}
          onChange={(askInterest) => setChoice({ ...choice, askInterest })}
        />
      )}
      {(before > 0 || choice.again) && (
        <CheckboxField
          label={t('addToJob.again', { count: before })}
          value={choice.again}
          onChange={(again) => setChoice({ ...choice, again })}
        />
      )}
    </>
  );
}

type AddRun = ReturnType<typeof useAddRun>;

/** Progress of the run, and the outcome if it did not finish. */
function RunState({ run, total }: { run: AddRun; total: number }) {
  const t = useMessages();
  const { status, items, left, error } = run;
  const failed = items.filter(({ outcome }) => outcome === 'error').length;
  const label = t('addToJob.progress', { done: items.length, total });
  return (
    <>
      {status !== 'done' && (
        <div>
          <Progress value={(items.length / total) * 100} aria-label={label} />
          <span aria-live="polite">{label}</span>
        </div>
      )}
      {status === 'stopped' && (
        <NoticeBar kind={error ? 'danger' : 'warning'}>
          {error
            ? t('addToJob.interrupted', { error })
            : t('addToJob.stopped', { count: left.length })}
        </NoticeBar>
      )}
      {status === 'done' && failed > 0 && (
        <NoticeBar kind="info">{t('addToJob.keptSelected', { count: failed })}</NoticeBar>
      )}
    </>
  );
}

interface FooterProps {
  run: AddRun;
  preview: AddToJobResult | undefined;
  terms: AddTerms | null;
  ids: string[];
  busy: boolean;
  close: () => void;
}

function Footer({ run, preview, terms, ids, busy, close }: FooterProps) {
  const t = useMessages();
  if (run.status === 'done')
    return (
      <OverlayFooter>
        <Button size="md" onClick={close}>
          {t('addToJob.close')}
        </Button>
      </OverlayFooter>
    );
  if (run.status === 'running')
    return (
      <OverlayFooter>
        <Button variant="default" size="md" onClick={run.stop}>
          {t('addToJob.stop')}
        </Button>
      </OverlayFooter>
    );
  return (
    <OverlayFooter>
      <CancelButton>
        {t(run.status === 'stopped' ? 'addToJob.close' : 'addToJob.cancel')}
      </CancelButton>
      {run.status === 'stopped' ? (
        <Button size="md" onClick={() => terms && void run.goOn(terms)}>
          {t('addToJob.goOn')}
        </Button>
      ) : (
        <Button
          size="md"
          disabled={!preview || preview.ok === 0}
          loading={busy}
          onClick={() => terms && void run.start(ids, terms)}
        >
          {preview && preview.ok === 0
            ? t('addToJob.nothing')
            : t('addToJob.confirm', { count: preview?.ok ?? ids.length })}
        </Button>
      )}
    </OverlayFooter>
  );
}
