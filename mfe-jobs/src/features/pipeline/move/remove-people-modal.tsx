import { useEffect, useReducer, useState } from 'react';
import { useParams } from 'react-router-dom';
import { limits, type Reason } from '@muster/contracts';
import {
  ReadProblem,
  errorText,
  useCan,
  useIntentKey,
  useOverlayClose,
  usePlatform,
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
import { useLeaveMessages } from './leave-messages.ts';
import { NoSelection } from './no-selection.tsx';
import { OutcomePreview } from './outcome-preview.tsx';
import { RejectTerms } from './reject-terms.tsx';
import { useLeaving, type LeavingTerms, type Way } from './use-leaving.ts';

/** Removes several candidates from a job, or rejects them for one reason. */
export function RemovePeopleModal() {
  const t = useLeaveMessages();
  const { id = '' } = useParams();
  const [ids] = useState(useSelectedCards(id));
  if (ids.length === 0) return <NoSelection jobId={id} title={t('title', { count: 0 })} />;
  return <RemovePeople jobId={id} ids={ids} />;
}

const nothingSaid: LeavingTerms = {
  reasonId: null,
  note: null,
  telling: { by: 'later' },
  approvalReason: null,
};

function RemovePeople({ jobId, ids }: { jobId: string; ids: readonly string[] }) {
  const t = useLeaveMessages();
  const words = usePipelineMessages();
  const close = useOverlayClose();
  const platform = usePlatform();
  const intent = useIntentKey();
  const mayRemove = useCan()('application.remove');
  const [way, setWay] = useState<Way>(mayRemove ? 'remove' : 'reject');
  const [terms, setTerms] = useState(nothingSaid);
  const reasonList = api.useReasonsListQuery({ query: { context: 'application_reject' } });
  const reasons = reasonList.data?.data;
  const { rehearse, preview, checking, leave, pending, error, takeBack } = useLeaving(jobId, way);
  const reason = reasons?.find(({ id }) => id === terms.reasonId);
  const takesTwo = way === 'reject' && ids.length > limits.application.bulkReject;
  const sample = useSample(way, preview?.items);
  const [looks, lookAgain] = useReducer((count: number) => count + 1, 0);

  const { reasonId } = terms;
  const { by } = terms.telling;
  const needsNote = reason?.requiresNote ?? false;
  useEffect(() => {
    if (way === 'remove' || reasonId)
      void rehearse(ids, {
        reasonId,
        note: needsNote ? '–' : null,
        approvalReason: null,
        telling: by === 'mail' ? anyMail : { by },
      });
  }, [rehearse, ids, way, reasonId, by, needsNote, looks]);

  async function confirm() {
    const asked = { ...terms, approvalReason: takesTwo ? terms.approvalReason : null };
    const result = await leave(ids, asked, intent.keyFor({ way, ids, ...asked }));
    if (!result) return;
    intent.done();
    const refused = result.items.filter(({ outcome }) => outcome === 'error');
    selectCards(
      jobId,
      refused.map(({ id }) => id),
    );
    const { ok, failed } = result;
    // Another user was faster: the preview of the effects is read again.
    if (!result.approval && ok === 0) return lookAgain();
    const over = t(way === 'remove' ? 'removed' : 'rejected', { count: ok });
    if (result.approval) platform.notify({ kind: 'success', text: t('asked') });
    else
      platform.notify({
        kind: 'success',
        text: failed > 0 ? `${over}. ${t('kept', { count: failed })}` : over,
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

  const count = preview?.ok ?? ids.length;
  const isComplete = way === 'remove' || isSaid(terms, reason, takesTwo);
  return (
    <DecisionModal
      opened
      onClose={() => close()}
      title={t('title', { count: ids.length })}
      footer={
        <OverlayFooter left={(way === 'remove' || by !== 'mail') && t('quiet')}>
          <CancelButton>{t('keep')}</CancelButton>
          <Button
            size="md"
            variant="danger"
            disabled={!isComplete || !preview || preview.ok === 0}
            loading={pending}
            onClick={() => void confirm()}
          >
            {takesTwo ? t('ask') : t(way === 'remove' ? 'willRemove' : 'willReject', { count })}
          </Button>
        </OverlayFooter>
      }
    >
      <Stack gap="md">
        {mayRemove && (
          <SegmentedField
            label={t('how')}
            help={t(way === 'remove' ? 'removeHelp' : 'rejectHelp')}
            value={way}
            options={[
              { value: 'remove', label: t('remove') },
              { value: 'reject', label: t('reject') },
            ]}
            onChange={(next: Way) => setWay(next)}
          />
        )}
        {way === 'reject' && <ReadProblem query={reasonList} what={t('reason')} />}
        {way === 'reject' && (
          <RejectTerms
            terms={terms}
            sample={sample}
            takesTwo={takesTwo}
            reasons={reasons ?? []}
            onChange={(changes) => setTerms({ ...terms, ...changes })}
          />
        )}
        {error && <NoticeBar kind="danger">{errorText(error)}</NoticeBar>}
        {checking && <LoadingText>{words('overlay.checking')}</LoadingText>}
        {preview && (way === 'remove' || reasonId) && (
          <OutcomePreview items={preview.items} will={t(way)} />
        )}
      </Stack>
    </DecisionModal>
  );
}

/** Whether a candidate can be mailed does not depend on the text or the time. */
const anyMail = {
  by: 'mail',
  template: 'rejection_after_screening',
  delayHours: 0,
  message: null,
  text: null,
} as const;

function isSaid(
  { note, approvalReason }: LeavingTerms,
  reason: Reason | undefined,
  takesTwo: boolean,
): boolean {
  if (!reason || (reason.requiresNote && !note?.trim())) return false;
  return !takesTwo || (approvalReason?.trim().length ?? 0) >= limits.approval.reason.min;
}

/** Returns the mail to the first candidate who can be rejected. */
function useSample(
  way: Way,
  items: readonly { id: string; name: string | null; outcome: string }[] | undefined,
) {
  const first = items?.find(({ outcome }) => outcome === 'ok') ?? items?.[0];
  const { data } = api.useApplicationsRejectionQuery(
    { params: { id: first?.id ?? '' }, query: {} },
    { skip: way !== 'reject' || !first?.name },
  );
  return data && first?.name ? { name: first.name, rejection: data } : undefined;
}
