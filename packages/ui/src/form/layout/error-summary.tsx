import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import type { MouseEvent, RefObject } from 'react';
import { useT } from '../../i18n/index.ts';
import classes from './form.module.css';
import { formMessages } from '../messages.ts';
import type { SummaryLine } from '../state/use-zod-form.ts';

export interface ErrorSummaryProps {
  /** `form.summary.lines` */
  lines: readonly SummaryLine[];
  /** `form.summary.ref`: the form moves the focus here after a refused save. */
  ref?: RefObject<HTMLDivElement | null>;
  /** What failed, where nothing was to be saved: "You are not signed in". */
  title?: string;
}

function goToField(event: MouseEvent<HTMLAnchorElement>, id: string) {
  // Moving the focus says more than moving the page, and leaves the address alone.
  event.preventDefault();
  const field = document.getElementById(id);
  const target = field?.matches('input, textarea, select, button, [tabindex]')
    ? field
    : field?.querySelector<HTMLElement>('input, textarea, select, button, [tabindex]');
  target?.focus();
  target?.scrollIntoView?.({ block: 'center' });
}

/**
 * Errors to fix before the form can be saved, as links to the fields. Renders nothing if there are
 * none.
 */
export function ErrorSummary({ lines, ref, title }: ErrorSummaryProps) {
  const t = useT(formMessages);
  if (lines.length === 0) return null;
  const inWords = (label: string, text: string) =>
    t(/[.?!]$/.test(label) ? 'summary.afterSentence' : 'summary.line', { label, text });
  const count = lines.filter((line) => line.id !== undefined).length;
  return (
    <div ref={ref} className={classes.summary} role="alert" tabIndex={-1}>
      <IconAlertCircle size={16} stroke={1.7} className={classes.summaryIcon} aria-hidden />
      <div>
        <p className={classes.summaryTitle}>
          {title ?? (count > 0 ? t('summary.title', { count }) : t('summary.general'))}
        </p>
        <ul className={classes.summaryLines}>
          {lines.map(({ path, id, label, text }) => (
            <li key={path}>
              {id === undefined ? (
                label ? (
                  inWords(label, text)
                ) : (
                  text
                )
              ) : (
                <a href={`#${id}`} onClick={(event) => goToField(event, id)}>
                  {inWords(label ?? '', text)}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
