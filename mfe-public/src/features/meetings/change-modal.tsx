import type { Meeting, MeetingAction } from '@muster/contracts';
import { errorText } from '@muster/kit';
import { DecisionForm, NoticeBar } from '@muster/ui';
import { api } from '../../api.ts';
import { useMeetingsMessages } from './messages.ts';

interface ChangeModalProps {
  meeting: Meeting;
  action: MeetingAction;
  onClose: () => void;
}

/** Ends or cancels a meeting, after explaining the consequences. */
export function ChangeModal({ meeting, action, onClose }: ChangeModalProps) {
  const t = useMeetingsMessages();
  const [end, ending] = api.useMeetingsEndMutation();
  const [cancel, cancelling] = api.useMeetingsCancelMutation();
  const [run, { isLoading, error }] =
    action === 'end' ? ([end, ending] as const) : ([cancel, cancelling] as const);
  const { name, version, title } = meeting;
  return (
    <DecisionForm
      onClose={onClose}
      title={t(`${action}Form.title`, { title })}
      keep={t(`${action}Form.keep`)}
      confirm={t(`${action}Form.confirm`)}
      danger
      effects={[t(`${action}Form.effect`)]}
      summary={null}
      saving={{
        pending: isLoading,
        submit: (event) => {
          event.preventDefault();
          void run({ params: { name }, body: { version } }).then(({ data }) => {
            if (data) onClose();
          });
        },
      }}
    >
      {error && <NoticeBar kind="danger">{errorText(error)}</NoticeBar>}
    </DecisionForm>
  );
}
