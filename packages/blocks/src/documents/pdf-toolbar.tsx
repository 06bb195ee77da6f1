import {
  IconButton,
  IconChevronLeft,
  IconChevronRight,
  IconMinus,
  IconPlus,
  UnstyledButton,
  useT,
} from '@muster/ui';
import { documentMessages } from './messages.ts';
import type { PdfZoom } from './use-pdf-zoom.ts';
import classes from './documents.module.css';

interface PdfToolbarProps {
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
  zoom: PdfZoom;
}

/** The page number and the zoom. */
export function PdfToolbar({ page, pageCount, onPage, zoom }: PdfToolbarProps) {
  const t = useT(documentMessages);
  return (
    <div className={classes.toolbar} role="group" aria-label={t('toolbar')}>
      <IconButton
        size="sm"
        aria-label={t('previous')}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <IconChevronLeft size={16} />
      </IconButton>
      <span className={classes.count} role="status">
        {t('page', { page, count: pageCount })}
      </span>
      <IconButton
        size="sm"
        aria-label={t('next')}
        disabled={page >= pageCount}
        onClick={() => onPage(page + 1)}
      >
        <IconChevronRight size={16} />
      </IconButton>
      <span className={classes.space} />
      <IconButton size="sm" aria-label={t('smaller')} onClick={zoom.smaller}>
        <IconMinus size={16} />
      </IconButton>
      <span className={classes.count}>
        {t('percent', { percent: Math.round(zoom.scale * 100) })}
      </span>
      <IconButton size="sm" aria-label={t('larger')} onClick={zoom.larger}>
        <IconPlus size={16} />
      </IconButton>
      <UnstyledButton className={classes.fit} disabled={zoom.fits} onClick={zoom.fit}>
        {t('fit')}
      </UnstyledButton>
    </div>
  );
}
