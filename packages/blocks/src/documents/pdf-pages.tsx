import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { LoadingText, NoticeBar, useElementSize, useMergedRef, useT } from '@muster/ui';
import { documentMessages } from './messages.ts';
import type { OpenPdf, PageBox, PdfDocument } from './pdf-document.types.ts';
import { PdfPageView } from './pdf-page-view.tsx';
import { PdfToolbar } from './pdf-toolbar.tsx';
import { usePdf } from './use-pdf.ts';
import { usePdfZoom } from './use-pdf-zoom.ts';
import classes from './documents.module.css';

export interface PdfPagesProps {
  bytes: Blob;
  /** Name of the pages for screen readers. */
  name: string;
  /** Areas to highlight; when they change, the first one is scrolled into view. */
  highlights?: readonly PageBox[];
  /** How PDFs are opened: in a worker, unless a test passes its own function. */
  open?: OpenPdf;
}

const noBoxes: readonly PageBox[] = [];
const a4 = { width: 595, height: 842 };

/** The pages of a PDF, one below the other, with page number, zoom and selectable text. */
export function PdfPages({ bytes, name, highlights = noBoxes, open }: PdfPagesProps) {
  const t = useT(documentMessages);
  const opened = usePdf(bytes, open);
  if (opened.state === 'opening') return <LoadingText>{t('opening')}</LoadingText>;
  if (opened.state === 'failed') return <NoticeBar kind="warning">{t(opened.reason)}</NoticeBar>;
  return <OpenPages pdf={opened.pdf} name={name} highlights={highlights} />;
}

interface OpenPagesProps {
  pdf: PdfDocument;
  name: string;
  highlights: readonly PageBox[];
}

function OpenPages({ pdf, name, highlights }: OpenPagesProps) {
  const t = useT(documentMessages);
  const pane = useRef<HTMLDivElement>(null);
  const size = useElementSize<HTMLDivElement>();
  const measured = useMergedRef(pane, size.ref);
  const expected = useFirstSize(pdf);
  const zoom = usePdfZoom({ pageWidth: expected.width, paneWidth: size.width });
  const [current, setCurrent] = useState(1);
  useHighlightInSight(pane, highlights, zoom.scale);

  function goTo(page: number) {
    const target = Math.min(Math.max(page, 1), pdf.pageCount);
    pageIn(pane, target)?.scrollIntoView({ block: 'start' });
    setCurrent(target);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step: Record<string, () => void> = {
      ArrowLeft: () => goTo(current - 1),
      ArrowRight: () => goTo(current + 1),
      '+': zoom.larger,
      '-': zoom.smaller,
      '0': zoom.fit,
    };
    const act = step[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  return (
    <div className={classes.pdf}>
      <PdfToolbar page={current} pageCount={pdf.pageCount} onPage={goTo} zoom={zoom} />
      <div
        className={classes.pane}
        ref={measured}
        role="region"
        aria-label={t('pages', { name })}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onScroll={() => setCurrent(pageAtMiddle(pane.current) ?? current)}
      >
        {Array.from({ length: pdf.pageCount }, (_page, i) => (
          <PdfPageView
            key={i}
            pdf={pdf}
            number={i + 1}
            scale={zoom.scale}
            expected={expected}
            boxes={highlights.filter(({ page }) => page === i + 1)}
          />
        ))}
      </div>
    </div>
  );
}

/** Pages that were not shown yet are assumed to have the size of the first page. */
function useFirstSize(pdf: PdfDocument) {
  const [size, setSize] = useState(a4);
  useEffect(() => {
    let left = false;
    pdf.page(1).then(
      ({ width, height }) => left || setSize({ width, height }),
      () => undefined,
    );
    return () => void (left = true);
  }, [pdf]);
  return size;
}

const pageIn = ({ current }: RefObject<HTMLElement | null>, page: number) =>
  current?.querySelector<HTMLElement>(`[data-page="${page}"]`);

function pageAtMiddle(pane: HTMLElement | null): number | null {
  if (!pane) return null;
  const middle = pane.scrollTop + pane.clientHeight / 2;
  const pages = [...pane.querySelectorAll<HTMLElement>('[data-page]')];
  const found = pages.findLast(({ offsetTop }) => offsetTop <= middle);
  return found ? Number(found.dataset['page']) : null;
}

/** Scrolls the highlight to the upper third of the pane. */
function useHighlightInSight(
  pane: RefObject<HTMLElement | null>,
  highlights: readonly PageBox[],
  scale: number,
) {
  const first = highlights[0];
  // A highlight that only changes its size is in view already, so only a new position scrolls.
  const place = first && `${first.page}:${first.y}`;
  const show = useEffectEvent(() => {
    const page = first && pageIn(pane, first.page);
    if (!page || !pane.current) return;
    pane.current.scrollTo({
      top: page.offsetTop + first.y * scale - pane.current.clientHeight / 3,
    });
  });
  useEffect(() => show(), [place]);
}
