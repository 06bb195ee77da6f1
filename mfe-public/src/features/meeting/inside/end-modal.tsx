import { errorText } from '@muster/kit';
import { DecisionForm, NoticeBar } from '@muster/ui';
import { api } from '../../../api.ts';
import { useMeetingMessages } from '../messages.ts';

interface EndModalProps {
  handle: string;
  /** Runs before the room stops admitting people. */
  onEnd: () => Promise<void>;
  onClose: () => void;
}

/** Confirms ending the meeting for all participants. */
export function EndModal({ handle, onEnd, onClose }: EndModalProps) {
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
          void onEnd().then(() => end({ params: { handle } }));
        },
      }}
    >
      {error && <NoticeBar kind="danger">{errorText(error)}</NoticeBar>}
    </DecisionForm>
  );
}
