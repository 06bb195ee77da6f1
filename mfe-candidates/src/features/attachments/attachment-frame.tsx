import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { Attachment, AttachmentAction, CandidateRecord } from '@muster/contracts';
import { QueryView, useOverlayClose } from '@muster/kit';
import { DecisionNotice, NotFoundState, NoticeBar } from '@muster/ui';
import { api } from '../../api.ts';
import { useMessages } from '../../shared/use-messages.ts';

interface AttachmentFrameProps {
  title: string;
  /** Required action; a file that does not allow it now shows that instead. */
  action: AttachmentAction;
  children: (attachment: Attachment, candidate: CandidateRecord) => ReactNode;
}

/** Loads the file of an address; shows a message if it is gone or hidden from the reader. */
export function AttachmentFrame({ title, action, children }: AttachmentFrameProps) {
  const { id = '', attachmentId = '' } = useParams();
  const candidate = api.useCandidatesReadQuery({ params: { id } });
  const files = api.useAttachmentsOfCandidateQuery({ params: { id } });
  return (
    <QueryView query={candidate} skeleton={null}>
      {(record) => (
        <QueryView query={files} keepPrevious skeleton={null}>
          {({ data }) => {
            const found = data.find((file) => file.id === attachmentId);
            if (found?.allowedActions.includes(action)) return children(found, record);
            return <Refused title={title} isThere={found !== undefined} />;
          }}
        </QueryView>
      )}
    </QueryView>
  );
}

function Refused({ title, isThere }: { title: string; isThere: boolean }) {
  const t = useMessages();
  const close = useOverlayClose();
  return (
    <DecisionNotice onClose={close} title={title} keep={t('attachments.keep')}>
      {isThere ? (
        <NoticeBar kind="warning">{t('attachments.notAllowed')}</NoticeBar>
      ) : (
        <NotFoundState size="block" text={t('attachments.gone')} />
      )}
    </DecisionNotice>
  );
}
