import { errorText } from '@muster/kit';
import { DecisionForm, NoticeBar } from '@muster/ui';
import { api } from '../../../api.ts';
import { useMeetingMessages } from '../messages.ts';

/** Asks before the meeting ends for all participants. */
export function EndModal({ handle, onClose }: { handle: string; onClose: () => void }) {
  const t = useMeetingMessages();
  const [end, { isLoading, error }] = api.useMeetingVisitEndMutation();
  return (
    <DecisionForm
      onClose={onClose}
      title={t('endModal.title')}
      keep={t('endModal.keep')}
      confirm={t('endModal.confirm')}
      danger
      effects={[t('endModal.effect'), t('endModal.kept')]}
      summary={null}
      saving={{
        pending: isLoading,
        submit: (event) => {
          event.preventDefault();
          void end({ params: { handle } });
        },
      }}
    >
      {error && <NoticeBar kind="danger">{errorText(error)}</NoticeBar>}
    </DecisionForm>
  );
}
