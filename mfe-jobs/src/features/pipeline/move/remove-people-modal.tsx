import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { limits } from '@muster/contracts';
import { errorText, useCan, useIntentKey, useOverlayClose, usePlatform } from '@muster/kit';
import {
  Button,
  DecisionModal,
  LoadingText,
  NoticeBar,
  OverlayFooter,
  SegmentedField,
  SelectField,
  Stack,
  TextArea,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { usePipelineWords } from '../messages.ts';
import { selectCards, useSelectedCards } from '../pipeline-selection.ts';
import { NobodySelected } from './nobody-selected.tsx';
import { OutcomePreview } from './outcome-preview.tsx';
import { useLeaving } from './use-leaving.ts';
import type { Way } from './use-leaving.ts';

/** Several people off a job: removed without a trace, or rejected for one reason. */
export function RemovePeopleModal() {
  const t = usePipelineWords();
  const { id = '' } = useParams();
  const [ids] = useState(useSelectedCards(id));
  if (ids.length === 0) return <NobodySelected title={t('overlay.removeTitle', { count: 0 })} />;
  return <RemovePeople jobId={id} ids={ids} />;
}

function RemovePeople({ jobId, ids }: { jobId: string; ids: readonly string[] }) {
  const t = usePipelineWords();
  const close = useOverlayClose();
  const platform = usePlatform();
  const intent = useIntentKey();
  const mayRemove = useCan()('application.remove');
  const [way, setWay] = useState<Way>(mayRemove ? 'remove' : 'reject');
  const [reasonId, setReasonId] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const reasons = api.useReasonsListQuery({ query: { context: 'application_reject' } });
  const { rehearse, preview, checking, leave, pending, error, takeBack } = useLeaving(jobId, way);
  const reason = reasons.data?.data.find((one) => one.id === reasonId);
  const tooMany = way === 'reject' && ids.length > limits.application.bulkReject;
  const isComplete = way === 'remove' || (reason && (!reason.requiresNote || note.trim() !== ''));
  const terms = { reasonId, note: note.trim() || null };

  useEffect(() => {
    if (way === 'remove' || (reasonId && !tooMany))
      void rehearse(ids, { reasonId, note: reason?.requiresNote ? '–' : null });
  }, [rehearse, ids, way, reasonId, reason?.requiresNote, tooMany]);

  async function confirm() {
    const result = await leave(ids, terms, intent.keyFor({ way, ids, ...terms }));
    if (!result) return;
    intent.done();
    const refused = result.items.filter(({ outcome }) => outcome === 'error');
    selectCards(
      jobId,
      refused.map(({ id }) => id),
    );
    platform.notify({
      kind: 'success',
      text: t(way === 'remove' ? 'overlay.removed' : 'overlay.rejected', { count: result.ok }),
      undo: async () => {
        try {
          await takeBack(result.items);
        } catch (problem) {
          platform.notify({ kind: 'error', text: errorText(problem) });
        }
      },
    });
    close({ saved: true });
  }

  return (
    <DecisionModal
      opened
      onClose={() => close()}
      title={t('overlay.removeTitle', { count: ids.length })}
      footer={
        <OverlayFooter left={t('overlay.noMail')}>
          <Button variant="default" size="md" onClick={() => close()}>
            {t('overlay.keep')}
          </Button>
          <Button
            size="md"
            color="red"
            disabled={!isComplete || tooMany || !preview || preview.ok === 0}
            loading={pending}
            onClick={() => void confirm()}
          >
            {t(way === 'remove' ? 'overlay.willRemove' : 'overlay.willReject', {
              count: preview?.ok ?? ids.length,
            })}
          </Button>
        </OverlayFooter>
      }
    >
      <Stack gap="md">
        {mayRemove && (
          <SegmentedField
            label={t('overlay.how')}
            help={t(way === 'remove' ? 'overlay.removeHelp' : 'overlay.rejectHelp')}
            value={way}
            options={[
              { value: 'remove', label: t('overlay.remove') },
              { value: 'reject', label: t('overlay.reject') },
            ]}
            onChange={(next) => setWay(next)}
          />
        )}
        {way === 'reject' && (
          <>
            <SelectField
              label={t('overlay.reason')}
              required
              value={reasonId}
              options={(reasons.data?.data ?? []).map(({ id, label }) => ({ value: id, label }))}
              onChange={setReasonId}
            />
            <TextArea
              label={t('overlay.note')}
              help={t('overlay.noteHelp')}
              required={reason?.requiresNote ?? false}
              value={note}
              onChange={setNote}
            />
          </>
        )}
        {tooMany && (
          <NoticeBar kind="warning">
            {t('overlay.tooMany', { max: limits.application.bulkReject })}
          </NoticeBar>
        )}
        {error && <NoticeBar kind="danger">{errorText(error)}</NoticeBar>}
        {checking && <LoadingText>{t('overlay.checking')}</LoadingText>}
        {preview && (way === 'remove' || reasonId) && (
          <OutcomePreview
            items={preview.items}
            will={t(way === 'remove' ? 'overlay.remove' : 'overlay.reject')}
          />
        )}
      </Stack>
    </DecisionModal>
  );
}
