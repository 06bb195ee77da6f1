import { errorText } from '@muster/kit';
import { DecisionForm, NoticeBar } from '@muster/ui';
import { api } from '../../../api.ts';
import { useRecordingMessages } from './messages.ts';
import { canRecord } from './sound-recorder.ts';

interface AskModalProps {
  handle: string;
  onAsked: (recordingId: string) => void;
  onClose: () => void;
}

/** Explains the consequences before everyone is asked. */
export function AskModal({ handle, onAsked, onClose }: AskModalProps) {
  const t = useRecordingMessages();
  const [ask, { isLoading, error }] = api.useMeetingRecordingAskMutation();
  const isAble = canRecord();
  return (
    <DecisionForm
      onClose={onClose}
      title={t('form.title')}
      keep={t('form.keep')}
      confirm={t('form.confirm')}
      disabled={!isAble}
      effects={[t('form.all'), t('form.stops'), t('form.own'), t('form.stay')]}
      summary={null}
      saving={{
        pending: isLoading,
        submit: (event) => {
          event.preventDefault();
          void ask({ params: { handle } }).then(({ data }) => {
            if (!data?.recording) return;
            onAsked(data.recording.id);
            onClose();
          });
        },
      }}
    >
      {!isAble && <NoticeBar kind="warning">{t('unable')}</NoticeBar>}
      {error && <NoticeBar kind="danger">{errorText(error)}</NoticeBar>}
    </DecisionForm>
  );
}
