import { useEffect, useState, type MouseEvent } from 'react';
import { PdfPages, readAttachment, type OpenPdf } from '@muster/blocks';
import type { CvProposal, ExtractionReview } from '@muster/contracts';
import { usePlatform } from '@muster/kit';
import { LoadingText, NoticeBar, SegmentedControl } from '@muster/ui';
import { useMessages } from '../../shared/use-messages.ts';
import { boxesOf, lineAt, proposalAt } from './document-lines.ts';
import { TextPages } from './text-pages.tsx';
import classes from './document-pane.module.css';

interface DocumentPaneProps {
  review: ExtractionReview;
  proposals: readonly CvProposal[];
  active: CvProposal | null;
  onChoose: (id: string) => void;
  /** See `PdfPages`. */
  open?: OpenPdf;
}

/** The CV as uploaded, or as read, with the lines of the current proposal highlighted. */
export function DocumentPane({ review, proposals, active, onChoose, open }: DocumentPaneProps) {
  const t = useMessages();
  const canShowPages = review.isPdf && !review.isAttachmentDeleted;
  const [wanted, setWanted] = useState<'pages' | 'text'>('pages');
  const bytes = useBytes(review.attachmentId, canShowPages);
  const lines = review.document?.lines ?? [];
  const view = canShowPages && bytes.state !== 'failed' ? wanted : 'text';

  function chooseAt(event: MouseEvent<HTMLElement>) {
    const page = (event.target as HTMLElement).closest<HTMLElement>('[data-page]');
    const number = Number(page?.dataset['page']);
    const size = review.document?.pages[number - 1];
    if (!page || !size) return;
    const { left, top, width } = page.getBoundingClientRect();
    const scale = width / size.width;
    const point = { x: (event.clientX - left) / scale, y: (event.clientY - top) / scale };
    const line = lineAt(review, number, point);
    const found = line && proposalAt(proposals, line.number);
    if (found) onChoose(found.id);
  }

  return (
    <section className={classes.document} aria-label={t('cvReview.document')}>
      {canShowPages && (
        <div className={classes.documentHead}>
          <SegmentedControl
            size="xs"
            aria-label={t('cvReview.view')}
            value={view}
            onChange={(value) => setWanted(value === 'text' ? 'text' : 'pages')}
            data={[
              { value: 'pages', label: t('cvReview.pages') },
              { value: 'text', label: t('cvReview.text') },
            ]}
          />
        </div>
      )}
      {review.isAttachmentDeleted && (
        <NoticeBar kind="warning">{t('cvReview.attachmentDeleted')}</NoticeBar>
      )}
      {canShowPages && bytes.state === 'failed' && (
        <NoticeBar kind="warning">{t('cvReview.noPages')}</NoticeBar>
      )}
      {view === 'text' ? (
        <TextPages lines={lines} proposals={proposals} active={active} onChoose={onChoose} />
      ) : bytes.state === 'ready' ? (
        // Mouse shortcut: by keyboard, the list beside offers the same choice.
        <div className={classes.pages} onClick={chooseAt} role="presentation">
          <PdfPages
            bytes={bytes.blob}
            name={review.attachmentTitle}
            highlights={active ? boxesOf(lines, active.source) : []}
            {...(open && { open })}
          />
        </div>
      ) : (
        <LoadingText>{t('cvReview.opening')}</LoadingText>
      )}
    </section>
  );
}

type Bytes = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; blob: Blob };

function useBytes(attachmentId: string, wanted: boolean): Bytes {
  const platform = usePlatform();
  const [bytes, setBytes] = useState<Bytes>({ state: 'loading' });
  useEffect(() => {
    if (!wanted) return;
    const leaving = new AbortController();
    readAttachment(platform, attachmentId, leaving.signal).then(
      (blob) => leaving.signal.aborted || setBytes({ state: 'ready', blob }),
      () => leaving.signal.aborted || setBytes({ state: 'failed' }),
    );
    return () => leaving.abort();
  }, [attachmentId, platform, wanted]);
  return bytes;
}
