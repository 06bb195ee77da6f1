import { useRef, useState } from 'react';
import type { OpenPdf } from '@muster/blocks';
import type { CvProposal, ExtractionReview } from '@muster/contracts';
import { Button, NoticeBar, SegmentedControl, useMediaQuery } from '@muster/ui';
import { useMessages } from '../../shared/use-messages.ts';
import { ApplyBar } from './apply-bar.tsx';
import { DocumentPane } from './document-pane.tsx';
import { ProposalList } from './proposal-list.tsx';
import { PersonCheck } from './person-check.tsx';
import { useReview } from './use-review.ts';
import classes from './cv-review.module.css';

interface ReviewWorkspaceProps {
  loaded: ExtractionReview;
  /** See `PdfPages`. */
  open?: OpenPdf;
}

const narrow = '(max-width: 900px)';

/** The CV on the left, its proposals on the right; on a narrow screen one at a time. */
export function ReviewWorkspace({ loaded, open }: ReviewWorkspaceProps) {
  const t = useMessages();
  const inHand = useReview(loaded);
  const { review, proposals } = inHand;
  const isNarrow = useMediaQuery(narrow, undefined, { getInitialValueInEffect: false });
  const [pane, setPane] = useState<'document' | 'proposals'>('proposals');
  const [activeId, setActiveId] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const active: CvProposal | null =
    proposals.find(({ id }) => id === activeId) ??
    proposals.find(({ relation }) => relation !== 'same') ??
    null;

  function chooseFromDocument(id: string) {
    setActiveId(id);
    list.current?.querySelector(`[data-proposal="${id}"]`)?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <>
      <ApplyBar inHand={inHand} />
      <PersonCheck inHand={inHand} />
      {inHand.isUnsaved && (
        <div className={classes.notice}>
          <NoticeBar
            kind="danger"
            action={
              <Button size="xs" variant="default" onClick={inHand.saveAgain}>
                {t('cvReview.saveAgain')}
              </Button>
            }
          >
            {t('cvReview.unsaved')}
          </NoticeBar>
        </div>
      )}
      {review.fellBack && (
        <div className={classes.notice}>
          <NoticeBar kind="quiet">{t('cvReview.fellBack')}</NoticeBar>
        </div>
      )}
      {isNarrow && (
        <div className={classes.switch}>
          <SegmentedControl
            fullWidth
            aria-label={t('cvReview.panes')}
            value={pane}
            onChange={(value) => setPane(value === 'document' ? 'document' : 'proposals')}
            data={[
              { value: 'proposals', label: t('cvReview.proposals') },
              { value: 'document', label: t('cvReview.document') },
            ]}
          />
        </div>
      )}
      <div className={classes.panes}>
        {(!isNarrow || pane === 'document') && (
          <DocumentPane
            review={review}
            proposals={proposals}
            active={active}
            onChoose={chooseFromDocument}
            {...(open && { open })}
          />
        )}
        {(!isNarrow || pane === 'proposals') && (
          <ProposalList
            ref={list}
            inHand={inHand}
            activeId={active?.id ?? null}
            onActive={setActiveId}
          />
        )}
      </div>
    </>
  );
}
