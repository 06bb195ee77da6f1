import { useEffect, useReducer, useState, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { isEarlyStage, planMove, type Board, type BoardBulkResult } from '@muster/contracts';
import {
  QueryView,
  errorText,
  useIntentKey,
  useOverlayClose,
  usePlatform,
  useUrlParam,
} from '@muster/kit';
import {
  Button,
  CancelButton,
  DecisionModal,
  LoadingText,
  NoticeBar,
  OverlayFooter,
  SegmentedField,
  Stack,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { usePipelineMessages } from '../messages.ts';
import { selectCards, useSelectedCards } from '../pipeline-selection.ts';
import { useMoveMessages } from './messages.ts';
import { MoveToJob } from './move-to-job.tsx';
import { NoSelection } from './no-selection.tsx';
import { OutcomePreview } from './outcome-preview.tsx';

/** Moves several candidates to another stage or job; `?to=job` in the address opens the latter. */
export function MovePeopleModal() {
  const t = usePipelineMessages();
  const words = useMoveMessages();
  const { id = '' } = useParams();
  const [ids] = useState(useSelectedCards(id));
  const [to, setTo] = useUrlParam('to', ['job'] as const);
  const board = api.useBoardReadQuery({ params: { id }, query: {} }, { skip: ids.length === 0 });
  if (ids.length === 0)
    return <NoSelection jobId={id} title={t('overlay.moveTitle', { count: 0 })} />;
  const head = (
    <SegmentedField
      label={words('to')}
      value={to ?? 'stage'}
      options={(['stage', 'job'] as const).map((value) => ({
        value,
        label: words(`target.${value}`),
      }))}
      onChange={(next: string) => setTo(next === 'job' ? 'job' : null)}
    />
  );
  if (to === 'job') return <MoveToJob jobId={id} ids={ids} head={head} />;
  return (
    <QueryView query={board} isEmpty={() => false} skeleton={null}>
      {(shown) => <MovePeople jobId={id} ids={ids} stages={reachableBy(shown, ids)} head={head} />}
    </QueryView>
  );
}

type Stage = Pick<Board['columns'][number], 'id' | 'name'>;

/**
 * Moving candidates: to early stages with the outcome for each, and the stages open to selected
 * ones.
 */
function reachableBy({ columns }: Board, ids: readonly string[]): Stage[] {
  const chosen = new Set(ids);
  const cards = columns.flatMap((column) => column.cards).filter(({ id }) => chosen.has(id));
  return columns.filter(
    (column) =>
      column.kind &&
      (isEarlyStage(column.kind) || cards.some((card) => planMove(card, column).is === 'direct')),
  );
}

interface MovePeopleProps {
  jobId: string;
  ids: readonly string[];
  stages: readonly Stage[];
  /** Switch between another stage and another job. */
  head: ReactNode;
}

/** Moves to one stage: choose it, preview the outcome for each, confirm. */
function MovePeople({ jobId, ids, stages, head }: MovePeopleProps) {
  const t = usePipelineMessages();
  const words = useMoveMessages();
  const close = useOverlayClose();
  const platform = usePlatform();
  const intent = useIntentKey();
  const [stageId, setStageId] = useState(stages[0]?.id ?? '');
  const [rehearse, rehearsal] = api.useBoardBulkMoveMutation();
  const [send, sending] = api.useBoardBulkMoveMutation();
  const [undoMove] = api.useApplicationsUndoMoveMutation();
  const params = { id: jobId };
  const stage = stages.find((one) => one.id === stageId);

  const [looks, lookAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    void rehearse({ params: { id: jobId }, body: { ids: [...ids], stageId, dryRun: true } });
  }, [rehearse, jobId, ids, stageId, looks]);

  async function confirm() {
    const body = { ids: [...ids], stageId };
    const answer = await send({ params, body, idempotencyKey: intent.keyFor(body) });
    if (!answer.data) return;
    intent.done();
    const { ok, failed } = answer.data;
    selectCards(jobId, keptOf(answer.data));
    // Another user was faster: the preview of the effects is read again.
    if (ok === 0) return lookAgain();
    const moved = t('overlay.moved', { count: ok, stage: stage?.name ?? '' });
    platform.notify({
      kind: 'success',
      text: failed > 0 ? `${moved}. ${words('kept', { count: failed })}` : moved,
      undo: () => takeBack(answer.data),
    });
    close({ saved: true });
  }

  /** Each stands again where they stood; who went on since then is left there, and it is said. */
  async function takeBack({ items }: BoardBulkResult) {
    let problem: unknown;
    for (const { id, version } of items) {
      if (version === null) continue;
      const undone = await undoMove({ params: { id }, body: { version } });
      problem ??= undone.error;
    }
    if (problem) platform.notify({ kind: 'error', text: errorText(problem) });
  }

  const preview = rehearsal.isLoading ? undefined : rehearsal.data;
  const error = sending.error ?? rehearsal.error;
  return (
    <DecisionModal
      opened
      onClose={() => close()}
      title={t('overlay.moveTitle', { count: ids.length })}
      footer={
        <OverlayFooter>
          <CancelButton>{t('overlay.cancel')}</CancelButton>
          <Button
            size="md"
            disabled={!preview || preview.ok === 0}
            loading={sending.isLoading}
            onClick={() => void confirm()}
          >
            {preview?.ok === 0
              ? t('overlay.nothing')
              : t('overlay.willMove', { count: preview?.ok ?? ids.length })}
          </Button>
        </OverlayFooter>
      }
    >
      <Stack gap="md">
        {head}
        <SegmentedField
          label={t('overlay.stage')}
          help={t('overlay.stageHelp')}
          value={stageId}
          options={stages.map((one) => ({ value: one.id, label: one.name }))}
          onChange={setStageId}
        />
        {error && <NoticeBar kind="danger">{errorText(error)}</NoticeBar>}
        {preview ? (
          <OutcomePreview items={preview.items} will={stage?.name ?? ''} />
        ) : (
          !error && <LoadingText>{t('overlay.checking')}</LoadingText>
        )}
      </Stack>
    </DecisionModal>
  );
}

/** Returns the candidates who failed, so that they stay selected. */
const keptOf = ({ items }: BoardBulkResult): string[] =>
  items.filter(({ outcome }) => outcome === 'error').map(({ id }) => id);
