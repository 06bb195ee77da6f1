import { useCallback } from 'react';
import { attachmentEndpoints } from '@muster/contracts';
import { callEndpoint, usePlatform } from '@muster/kit';
import {
  Button,
  CancelButton,
  Drawer,
  IconDownload,
  NoticeBar,
  OverlayFooter,
  useT,
} from '@muster/ui';
import { DocumentPreview, isPreviewable } from '../documents/document-preview.tsx';
import type { OpenPdf } from '../documents/pdf-document.types.ts';
import { readAttachment } from './attachment-bytes.ts';
import type { AnyAttachment } from './attachment-row.tsx';
import { attachmentMessages } from './messages.ts';
import { useDownload } from './use-download.ts';
import classes from './attachments.module.css';

export interface AttachmentPreviewProps {
  attachment: AnyAttachment;
  onClose: () => void;
  /** See `PdfPages`. */
  open?: OpenPdf;
}

/** Shows a file over its record: pages, picture or text, with a download. */
export function AttachmentPreviewDrawer({ attachment, onClose, open }: AttachmentPreviewProps) {
  const t = useT(attachmentMessages);
  const download = useDownload();
  const { id, title, type, file } = attachment;
  return (
    <Drawer
      opened
      onClose={onClose}
      title={title}
      subtitle={title === file.name ? t(`type.${type}`) : `${t(`type.${type}`)} · ${file.name}`}
      width={860}
      footer={
        <OverlayFooter>
          <CancelButton>{t('preview.back')}</CancelButton>
          <Button
            size="md"
            variant="default"
            leftSection={<IconDownload size={16} />}
            onClick={() => download(id)}
          >
            {t('preview.download')}
          </Button>
        </OverlayFooter>
      }
    >
      <div className={classes.preview}>
        <Preview attachment={attachment} open={open} />
      </div>
    </Drawer>
  );
}

function Preview({ attachment, open }: Pick<AttachmentPreviewProps, 'attachment' | 'open'>) {
  const t = useT(attachmentMessages);
  const platform = usePlatform();
  const { id, title, file } = attachment;
  const readable = !isPreviewable(file.type) && 'hasText' in attachment && attachment.hasText;
  const loadBytes = useCallback(
    (signal: AbortSignal) => readAttachment(platform, id, signal),
    [platform, id],
  );
  const loadText = useCallback(
    async (signal: AbortSignal) => {
      const call = { params: { id } };
      const { text } = await callEndpoint(platform, attachmentEndpoints.text, call, signal);
      return new Blob([text ?? ''], { type: 'text/plain' });
    },
    [platform, id],
  );
  if (!readable)
    return <DocumentPreview name={title} type={file.type} load={loadBytes} open={open} />;
  return (
    <>
      <NoticeBar kind="quiet">{t('preview.text')}</NoticeBar>
      <DocumentPreview name={title} type="text/plain" load={loadText} />
    </>
  );
}
