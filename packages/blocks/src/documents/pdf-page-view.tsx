import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { useT } from '@muster/ui';
import { documentMessages } from './messages.ts';
import type { PageBox, PdfDocument, PdfPage } from './pdf-document.types.ts';
import classes from './documents.module.css';

interface PdfPageViewProps {
  /** Null while it is being opened. */
  pdf: PdfDocument | null;
  /** From 1. */
  number: number;
  /** Pixels per point. */
  scale: number;
  /** Assumed size until the page is known. */
  expected: { width: number; height: number };
  boxes: readonly PageBox[];
}

/**
 * One page: its drawing, its text layer and its highlights. Drawn once it comes near the viewport.
 */
export function PdfPageView({ pdf, number, scale, expected, boxes }: PdfPageViewProps) {
  const t = useT(documentMessages);
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const near = useNear(frame);
  const [page, setPage] = useState<PdfPage | null>(null);
  const [drawn, setDrawn] = useState(false);
  const [lost, setLost] = useState(false);

  useEffect(() => {
    if (!near || !pdf) return;
    let left = false;
    pdf.page(number).then(
      (found) => left || setPage(found),
      () => left || setLost(true),
    );
    return () => void (left = true);
  }, [near, pdf, number]);

  useEffect(() => {
    if (!page || !canvas.current || !words.current) return;
    const leaving = new AbortController();
    Promise.all([
      page.draw(canvas.current, scale, leaving.signal),
      page.writeText(words.current, scale, leaving.signal),
    ]).then(
      () => leaving.signal.aborted || setDrawn(true),
      () => leaving.signal.aborted || setLost(true),
    );
    return () => leaving.abort();
  }, [page, scale]);

  const { width, height } = page ?? expected;
  const size: CSSProperties = { width: width * scale, height: height * scale };
  return (
    <div
      className={classes.page}
      style={size}
      ref={frame}
      data-page={number}
      data-awaited={(!drawn && !lost) || undefined}
    >
      {lost ? (
        <p className={classes.lost}>{t('lost')}</p>
      ) : (
        <>
          <canvas className={classes.canvas} ref={canvas} aria-hidden />
          <div className={classes.boxes} aria-hidden>
            {boxes.map((box) => (
              <div
                key={`${box.x}:${box.y}:${box.width}`}
                className={classes.box}
                style={{
                  left: box.x * scale,
                  top: box.y * scale,
                  width: box.width * scale,
                  height: box.height * scale,
                }}
              />
            ))}
          </div>
          <div className={classes.words} ref={words} />
        </>
      )}
    </div>
  );
}

/** Whether an element has ever come near the viewport. */
function useNear(element: { current: HTMLElement | null }): boolean {
  const [near, setNear] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (near || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '600px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [near, element]);
  return near;
}
