import { useEffect, useState, type ReactNode } from 'react';
import {
  earlyStageKinds,
  href,
  jobsRoutes,
  type BoardBulkResult,
  type EarlyStageKind,
} from '@muster/contracts';
import { errorText, useFollow, useIntentKey, useOverlayClose } from '@muster/kit';
import {
  Button,
  CancelButton,
  DecisionModal,
  EffectList,
  IconArrowRight,
  IconLogout,
  IconMessage,
  LoadingText,
  NoticeBar,
  OverlayFooter,
  SearchSelectField,
  SegmentedField,
  Stack,
  stateLabel,
  type FieldOption,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { usePipelineMessages } from '../messages.ts';
import { selectCards } from '../pipeline-selection.ts';
import { useMoveMessages } from './messages.ts';
import { OutcomePreview } from './outcome-preview.tsx';
import { useJobSearch } from './use-job-search.ts';

interface MoveToJobProps {
  jobId: string;
  ids: readonly string[];
  /** Switch between another stage and another job. */
  head: ReactNode;
}

/**
 * Moves several candidates to another job: previews the effect, then links to the new applications.
 */
export function MoveToJob({ jobId, ids, head }: MoveToJobProps) {
  const t = useMoveMessages();
  const words = usePipelineMessages();
  const close = useOverlayClose();
  const intent = useIntentKey();
  const search = useJobSearch(jobId);
  const [job, setJob] = useState<FieldOption | null>(null);
  const [stage, setStage] = useState<EarlyStageKind>('added');
  const [rehearse, rehearsal] = api.useBoardBulkMoveToJobMutation();
  const [send, sending] = api.useBoardBulkMoveToJobMutation();
  const [done, setDone] = useState<BoardBulkResult | null>(null);
  const otherId = job?.value;

  useEffect(() => {
    if (otherId)
      void rehearse({
        params: { id: jobId },
        body: { ids: [...ids], jobId: otherId, dryRun: true },
      });
  }, [rehearse, jobId, ids, otherId]);

  async function confirm() {
    const body = { ids: [...ids], jobId: otherId ?? '', stage };
    const answer = await send({
      params: { id: jobId },
      body,
      idempotencyKey: intent.keyFor(body),
    });
    if (!answer.data) return;
    intent.done();
    const refused = answer.data.items.filter(({ outcome }) => outcome === 'error');
    selectCards(
      jobId,
      refused.map(({ id }) => id),
    );
    setDone(answer.data);
  }

  if (job && done) return <Moved job={job} result={done} />;
  const preview = otherId && !rehearsal.isLoading ? rehearsal.data : undefined;
  const error = sending.error ?? rehearsal.error;
  return (
    <DecisionModal
      opened
      onClose={() => close()}
      title={words('overlay.moveTitle', { count: ids.length })}
      footer={
        <OverlayFooter>
          <CancelButton>{words('overlay.cancel')}</CancelButton>
          <Button
            size="md"
            disabled={!preview || preview.ok === 0}
            loading={sending.isLoading}
            onClick={() => void confirm()}
          >
            {confirmText(t, job, preview?.ok)}
          </Button>
        </OverlayFooter>
      }
    >
      <Stack gap="md">
        {head}
        <SearchSelectField
          label={t('job')}
          help={t('jobHelp')}
          required
          value={otherId ?? null}
          valueOption={job}
          search={search}
          onChange={(_value, option) => setJob(option ?? null)}
        />
        <SegmentedField
          label={t('stage')}
          value={stage}
          options={earlyStageKinds.map((kind) => ({
            value: kind,
            label: stateLabel('stage', kind),
          }))}
          onChange={(next: EarlyStageKind) => setStage(next)}
        />
        <EffectList
          items={[
            { id: 'here', icon: IconLogout, text: t('effects.here') },
            { id: 'there', icon: IconArrowRight, text: t('effects.there') },
            { id: 'stays', icon: IconMessage, text: t('effects.stays') },
          ]}
        />
        {error && <NoticeBar kind="danger">{errorText(error)}</NoticeBar>}
        {rehearsal.isLoading && <LoadingText>{words('overlay.checking')}</LoadingText>}
        {preview && !error && (
          <OutcomePreview items={preview.items} will={stateLabel('stage', stage)} />
        )}
      </Stack>
    </DecisionModal>
  );
}

function confirmText(
  t: ReturnType<typeof useMoveMessages>,
  job: FieldOption | null,
  possible: number | undefined,
): string {
  if (!job) return t('choose');
  return possible === 0 ? t('nobody') : t('confirm', { count: possible ?? 1 });
}

/** Moved candidates, each with a link to the new application, and those who were not moved. */
function Moved({
  job,
  result: { items, ok, failed },
}: {
  job: FieldOption;
  result: BoardBulkResult;
}) {
  const t = useMoveMessages();
  const words = usePipelineMessages();
  const close = useOverlayClose();
  const follow = useFollow();
  return (
    <DecisionModal
      opened
      onClose={() => close({ saved: true })}
      title={t('doneTitle', { job: job.label })}
      footer={
        <OverlayFooter>
          <Button variant="default" size="md" onClick={() => close({ saved: true })}>
            {words('overlay.close')}
          </Button>
          <Button size="md" onClick={() => follow(href(jobsRoutes.candidates, { id: job.value }))}>
            {t('board')}
          </Button>
        </OverlayFooter>
      }
    >
      <Stack gap="md">
        {ok > 0 && (
          <NoticeBar kind="success">{t('moved', { count: ok, job: job.label })}</NoticeBar>
        )}
        {failed > 0 && <NoticeBar kind="warning">{t('kept', { count: failed })}</NoticeBar>}
        <OutcomePreview items={items} will={words('overlay.begun')} done />
      </Stack>
    </DecisionModal>
  );
}
