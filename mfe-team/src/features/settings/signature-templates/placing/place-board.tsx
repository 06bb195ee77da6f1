import { useEffect, useState } from 'react';
import type { OwnSignatureTemplate, PlacedField } from '@muster/contracts';
import { PdfPageView, usePdf, type OpenPdf } from '@muster/blocks';
import { NoticeBar, useElementSize } from '@muster/ui';
import { useSigningTemplateMessages } from '../messages.ts';
import { PlaceBox } from './place-box.tsx';
import classes from './placing.module.css';

export interface PlaceBoardProps {
  template: Pick<OwnSignatureTemplate, 'id' | 'name' | 'pages'>;
  placed: readonly PlacedField[];
  chosen: string | null;
  onChoose: (key: string) => void;
  onChange: (field: PlacedField) => void;
  onRemove: (key: string) => void;
  /** How PDFs are opened: in a worker, unless a test brings its own. */
  open?: OpenPdf;
}

const noBoxes = [] as const;

/** The pages of the uploaded PDF with the places upon them. */
export function PlaceBoard(props: PlaceBoardProps) {
  const { template, placed, chosen, onChoose, onChange, onRemove, open } = props;
  const t = useSigningTemplateMessages();
  const { ref, width } = useElementSize<HTMLDivElement>();
  const widest = Math.max(1, ...template.pages.map((page) => page.width));
  // Room for the frame; the measure is 0 before the first layout.
  const scale = Math.min(1.4, Math.max(0.3, (width - 24) / widest));
  const { pdf, problem } = useSource(template.id, open);
  return (
    <div
      className={classes.board}
      ref={ref}
      role="region"
      aria-label={t('place.pages', { name: template.name })}
    >
      {problem && <NoticeBar kind="warning">{problem}</NoticeBar>}
      {template.pages.map((page, index) => (
        <div
          key={index}
          className={classes.page}
          style={{ width: page.width * scale, height: page.height * scale }}
        >
          {pdf && (
            <PdfPageView {...{ pdf, scale, expected: page, boxes: noBoxes }} number={index + 1} />
          )}
          {placed
            .filter((field) => field.page === index + 1)
            .map((field) => (
              <PlaceBox
                key={field.key}
                {...{ field, page, scale }}
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

/** The PDF of a template, opened; until then the places stand on white pages. */
function useSource(id: string, open: OpenPdf | undefined) {
  const t = useSigningTemplateMessages();
  const [bytes, setBytes] = useState<Blob>(nothing);
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    async function load() {
      const answer = await fetch(`/api/v1/signature-templates/${id}/source`, {
        ...{ credentials: 'same-origin', signal: leaving.signal, cache: 'no-store' },
      });
      if (answer.ok) setBytes(await answer.blob());
      else setLost(true);
    }
    load().catch(() => leaving.signal.aborted || setLost(true));
    return () => leaving.abort();
  }, [id]);
  const opened = usePdf(bytes, bytes === nothing ? later : open);
  const isBroken = isLost || (bytes !== nothing && opened.state === 'failed');
  return {
    pdf: opened.state === 'open' && bytes !== nothing ? opened.pdf : null,
    problem: isBroken ? t('place.lost') : null,
  };
}

const nothing = new Blob([]);
/** There is nothing to open yet. */
const later: OpenPdf = () => new Promise(() => undefined);
