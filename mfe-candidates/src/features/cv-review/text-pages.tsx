import { useEffect, useRef } from 'react';
import type { CvLine, CvProposal } from '@muster/contracts';
import { useMessages } from '../../shared/use-messages.ts';
import { proposalAt } from './document-lines.ts';
import classes from './document-pane.module.css';

interface TextPagesProps {
  lines: readonly CvLine[];
  proposals: readonly CvProposal[];
  active: CvProposal | null;
  onChoose: (id: string) => void;
}

/** Lines of a document as read, page by page. */
export function TextPages({ lines, proposals, active, onChoose }: TextPagesProps) {
  const t = useMessages();
  const pane = useRef<HTMLDivElement>(null);
  const first = active?.source.from;
  useEffect(() => {
    const line = pane.current?.querySelector<HTMLElement>(`[data-line="${first}"]`);
    line?.scrollIntoView({ block: 'nearest' });
  }, [first]);
  const pages = [...new Set(lines.map(({ page }) => page))];
  return (
    <div
      className={classes.textPane}
      ref={pane}
      role="region"
      aria-label={t('cvReview.textRegion')}
      tabIndex={0}
    >
      {pages.map((page) => (
        <section key={page} className={classes.textPage} aria-label={t('cvReview.page', { page })}>
          {lines
            .filter((line) => line.page === page)
            .map((line) => {
              const proposal = proposalAt(proposals, line.number);
              const drawn = {
                className: classes.textLine,
                'data-line': line.number,
                'data-marked': isWithin(line, active) || undefined,
                style: { paddingInlineStart: Math.min(line.x / 8, 48) },
                children: line.text.replaceAll('\t', '  '),
              };
              return proposal ? (
                <button
                  key={line.number}
                  type="button"
                  data-proposed
                  aria-label={t('cvReview.toProposal', { text: line.text })}
                  {...drawn}
                  onClick={() => onChoose(proposal.id)}
                />
              ) : (
                <p key={line.number} {...drawn} />
              );
            })}
        </section>
      ))}
    </div>
  );
}

const isWithin = ({ number }: CvLine, active: CvProposal | null): boolean =>
  active !== null && number >= active.source.from && number <= active.source.to;
