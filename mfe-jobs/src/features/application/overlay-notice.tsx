import type { ApplicationRecord } from '@muster/contracts';
import { useOverlayClose } from '@muster/kit';
import { Avatar, Button, DecisionModal, NoticeBar, OverlayFooter } from '@muster/ui';
import { useApplicationMessages } from './messages.ts';

/** Explains why a decision cannot be made now. */
export function OverlayNotice({ record, text }: { record: ApplicationRecord; text: string }) {
  const t = useApplicationMessages();
  const close = useOverlayClose();
  return (
    <DecisionModal
      opened
      onClose={() => close()}
      title={record.candidate.name}
      subtitle={record.job.title}
      avatar={<Avatar name={record.candidate.name} src={record.candidate.photo} size={32} />}
      footer={
        <OverlayFooter>
          <Button size="md" onClick={() => close()}>
            {t('close')}
          </Button>
        </OverlayFooter>
      }
    >
      <NoticeBar kind="info">{text}</NoticeBar>
    </DecisionModal>
  );
}
