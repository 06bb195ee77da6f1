import { useState, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { hourMs, planMove, type ApplicationRow } from '@muster/contracts';
import {
  QueryView,
  errorText,
  isApiError,
  useOverlayClose,
  useUndoableMutation,
} from '@muster/kit';
import {
  Button,
  CancelButton,
  DecisionModal,
  EffectList,
  IconClock,
  IconHistory,
  IconUsers,
  NotFoundState,
  NoticeBar,
  formatSpan,
  OverlayFooter,
  SelectField,
  Stack,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { usePipelineMessages } from '../messages.ts';

/** Moves one candidate to another stage of a job, with the effect on the clock. */
export function MoveOneModal() {
  const t = usePipelineMessages();
  const { id = '', candidateId = '' } = useParams();
  const candidate = api.useCandidatesReadQuery({ params: { id: candidateId } });
  const applications = api.useApplicationsOfCandidateQuery({ params: { id: candidateId } });
  return (
    <QueryView query={candidate} skeleton={null}>
      {({ name }) => (
        <QueryView query={applications} isEmpty={() => false} skeleton={null}>
          {({ data }) => {
            const row = data.find(({ job, status }) => job.id === id && status === 'active');
            return row ? (
              <MoveOne row={row} name={name} />
            ) : (
              <Frame title={t('one.title', { name })}>
                <NotFoundState />
              </Frame>
            );
          }}
        </QueryView>
      )}
    </QueryView>
  );
}

function MoveOne({ row, name }: { row: ApplicationRow; name: string }) {
  const t = usePipelineMessages();
  const close = useOverlayClose();
  const [stageId, setStageId] = useState<string | null>(null);
  const [send, sending] = api.useApplicationsMoveMutation();
  const [undoMove] = api.useApplicationsUndoMoveMutation();
  const targets = row.stages.map((target) => ({ target, plan: planMove(row, target) }));
  const reachable = targets
    .filter(({ plan }) => plan.is === 'direct' || plan.is === 'there')
    .map(({ target }) => target);
  const stage = reachable.find(({ id }) => id === stageId);
  const isSame = targets.some(({ target, plan }) => target.id === stageId && plan.is === 'there');
  const canMove = targets.some(({ plan }) => plan.is === 'direct');
  const undoable = useUndoableMutation({
    mutation: send,
    message: () => t('one.moved', { name, stage: stage?.name ?? '' }),
    undo: ({ version }) => undoMove({ params: { id: row.id }, body: { version } }).unwrap(),
    onDone: () => close({ saved: true }),
  });
  const conflict = isApiError(sending.error) && sending.error.code === 'VERSION_CONFLICT';
  return (
    <Frame
      title={t('one.title', { name })}
      subtitle={t('one.subtitle', { job: row.job.title, company: row.company.name })}
      action={
        <Button
          size="md"
          disabled={!stage || isSame || !canMove}
          loading={undoable.pending}
          onClick={() =>
            stage &&
            void undoable.run({
              params: { id: row.id },
              body: { version: row.version, stageId: stage.id },
            })
          }
        >
          {stage ? t('one.confirm', { stage: stage.name }) : t('one.choose')}
        </Button>
      }
    >
      {!canMove && <NoticeBar kind="warning">{t('move.locked', { name })}</NoticeBar>}
      {conflict && <NoticeBar kind="warning">{t('move.conflict', { name })}</NoticeBar>}
      <SelectField
        label={t('one.stage')}
        help={t('one.later')}
        required
        value={stageId}
        options={reachable.map(({ id, name: label }) => ({ value: id, label }))}
        onChange={setStageId}
      />
      {isSame && (
        <NoticeBar kind="info">{t('one.same', { name, stage: row.stage.name })}</NoticeBar>
      )}
      {stage && !isSame && (
        <EffectList
          items={[
            {
              id: 'clock',
              icon: IconClock,
              text:
                stage.slaHours === null
                  ? t('one.noClock')
                  : t('one.clock', {
                      stage: stage.name,
                      time: formatSpan(stage.slaHours * hourMs),
                    }),
            },
            { id: 'history', icon: IconHistory, text: t('one.history') },
            { id: 'live', icon: IconUsers, text: t('one.live') },
          ]}
        />
      )}
      {sending.error && !conflict && (
        <NoticeBar kind="danger">{errorText(sending.error)}</NoticeBar>
      )}
    </Frame>
  );
}

interface FrameProps {
  title: string;
  subtitle?: string;
  action?: ReactNode;
  children: ReactNode;
}

function Frame({ title, subtitle, action, children }: FrameProps) {
  const t = usePipelineMessages();
  const close = useOverlayClose();
  return (
    <DecisionModal
      opened
      onClose={() => close()}
      title={title}
      subtitle={subtitle}
      footer={
        <OverlayFooter>
          <CancelButton>{t('overlay.cancel')}</CancelButton>
          {action}
        </OverlayFooter>
      }
    >
      <Stack gap="md">{children}</Stack>
    </DecisionModal>
  );
}
