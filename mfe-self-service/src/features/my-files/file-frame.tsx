import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { OwnAttachment } from '@muster/contracts';
import { QueryView, useOverlayClose } from '@muster/kit';
import { DecisionNotice, NotFoundState, NoticeBar } from '@muster/ui';
import { api } from '../../own-api.ts';
import { useMessages } from '../../shared/use-messages.ts';

/** Finds the file of an address, or says that it is gone. */
export function FileFrame({
  title,
  children,
}: {
  title: string;
  children: (attachment: OwnAttachment) => ReactNode;
}) {
  const { attachmentId = '' } = useParams();
  const query = api.useOwnAttachmentsListQuery();
  return (
    <QueryView query={query} keepPrevious skeleton={null}>
      {({ data }) => {
        const found = data.find(({ id }) => id === attachmentId);
        return found ? children(found) : <Refused title={title} word="gone" />;
      }}
    </QueryView>
  );
}

/** Explains why the person cannot make this decision now. */
export function Refused({ title, word }: { title: string; word: 'gone' | 'locked' }) {
  const t = useMessages();
  const close = useOverlayClose();
  return (
    <DecisionNotice onClose={close} title={title} keep={t('files.keep')}>
      {word === 'gone' ? (
        <NotFoundState size="block" text={t('files.gone')} />
      ) : (
        <NoticeBar kind="info">{t(`files.${word}`)}</NoticeBar>
      )}
    </DecisionNotice>
  );
}
