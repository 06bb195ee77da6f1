import { useEffect, useState } from 'react';
import type { OwnSignatureTemplate, PlacedField } from '@muster/contracts';
import { PdfPageView, usePdf, type OpenPdf } from '@muster/blocks';
import { LoadingText, NoticeBar, useElementSize } from '@muster/ui';
import { usePlacingMessages } from './messages.ts';
import { PlaceBox } from './place-box.tsx';
import classes from './placing.module.css';

/** An uploaded PDF: its name, its pages, and the address of its bytes. */
export interface PlacedPdf extends Pick<OwnSignatureTemplate, 'name' | 'pages'> {
  readonly url: string;
}

export interface PlaceBoardProps {
  pdf: PlacedPdf;
  placed: readonly PlacedField[];
  chosen: string | null;
  onChoose: (key: string) => void;
  onChange: (field: PlacedField) => void;
  onRemove: (key: string) => void;
  /** Opens PDFs: in a worker, unless a test provides its own. */
  open?: OpenPdf;
}

const noBoxes = [] as const;

/** The pages of the uploaded PDF with their fields. */
export function PlaceBoard(props: PlaceBoardProps) {
  const { pdf: source, placed, chosen, onChoose, onChange, onRemove, open } = props;
  const t = usePlacingMessages();
  const { ref, width } = useElementSize<HTMLDivElement>();
  const widest = Math.max(1, ...source.pages.map((page) => page.width));
  // Leaves room for the frame; the width is 0 before the first layout.
  const scale = Math.min(1.4, Math.max(0.3, (width - 24) / widest));
  const { pdf, problem } = useSource(source.url, open);
  return (
    <div
      className={classes.board}
      ref={ref}
      role="region"
      aria-label={t('place.pages', { name: source.name })}
    >
      {problem && <NoticeBar kind="warning">{problem}</NoticeBar>}
      {!problem && !pdf && (
        <div className={classes.opening}>
          <LoadingText>{t('place.opening')}</LoadingText>
        </div>
      )}
      {source.pages.map((page, index) => (
        <div
          key={index}
          className={classes.page}
          style={{ width: page.width * scale, height: page.height * scale }}
        >
          {!problem && (
            <PdfPageView
              pdf={pdf}
              scale={scale}
              expected={page}
              boxes={noBoxes}
              number={index + 1}
            />
          )}
          {placed
            .filter((field) => field.page === index + 1)
            .map((field) => (
              <PlaceBox
                key={field.key}
                field={field}
                page={page}
                scale={scale}
                chosen={field.key === chosen}
                onChoose={() => onChoose(field.key)}
                onChange={onChange}
                onRemove={() => onRemove(field.key)}
              />
            ))}
        </div>
      ))}
    </div>
  );
}

/** Opens the PDF; until then the fields are shown on placeholder pages. */
function useSource(url: string, open: OpenPdf | undefined) {
  const t = usePlacingMessages();
  const [bytes, setBytes] = useState<Blob>(nothing);
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    async function load() {
      const answer = await fetch(url, {
        credentials: 'same-origin',
        signal: leaving.signal,
        cache: 'no-store',
      });
      if (answer.ok) setBytes(await answer.blob());
      else setLost(true);
    }
    load().catch(() => leaving.signal.aborted || setLost(true));
    return () => leaving.abort();
  }, [url]);
  const opened = usePdf(bytes, bytes === nothing ? later : open);
  const isBroken = isLost || (bytes !== nothing && opened.state === 'failed');
  return {
    pdf: opened.state === 'open' && bytes !== nothing ? opened.pdf : null,
    problem: isBroken ? t('place.lost') : null,
  };
}

const nothing = new Blob([]);
/** Used while there is nothing to open yet. */
const later: OpenPdf = () => new Promise(() => undefined);
