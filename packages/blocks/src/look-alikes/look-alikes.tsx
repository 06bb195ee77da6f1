import type { ReactNode } from 'react';
import { CheckboxField, NoticeBar, PersonLine, type PersonLineProps } from '@muster/ui';
import classes from './look-alikes.module.css';

/** An existing record that looks like the new one. */
export interface LookAlike {
  id: string;
  name: string;
  /** Square for companies. */
  shape?: PersonLineProps['shape'];
  /** Facts that distinguish it from others of the same name: number, country. */
  facts: readonly (string | null | undefined)[];
  /** Its state and the matching facts. */
  signals: ReactNode;
  /** Further information, shown less prominently. */
  note?: string | null;
  /** What the user can do with it: open or restore it. */
  action: ReactNode;
}

interface LookAlikesProps {
  title: string;
  matches: readonly LookAlike[];
  /** Whether the search is still running. */
  loading?: boolean;
  /** Text shown if there are none; no text by default. */
  none?: string | null;
  /** Shown first: a similar candidate exists whom the reader may not see. */
  notice?: ReactNode;
  /** Why the new record cannot be made; null if a confirmation is enough. */
  blocked: string | null;
  /** Text of the confirmation by a user who has checked. */
  anyway: string;
  confirmed: boolean;
  onConfirm: (confirmed: boolean) => void;
}

/** Similar records with reasons and actions; announced to screen readers as they are found. */
export function LookAlikes({ loading = false, none, notice, ...found }: LookAlikesProps) {
  const isAny = found.matches.length > 0;
  return (
    <div aria-live="polite" aria-busy={loading}>
      {(isAny || none || notice) && (
        <section className={classes.panel}>
          {!isAny && none && <p className={classes.quiet}>{none}</p>}
          {notice}
          {isAny && <Matches {...found} />}
        </section>
      )}
    </div>
  );
}

type MatchesProps = Omit<LookAlikesProps, 'loading' | 'none' | 'notice'>;

function Matches({ title, matches, blocked, anyway, confirmed, onConfirm }: MatchesProps) {
  return (
    <>
      <h4 className={classes.title}>{title}</h4>
      <ul className={classes.list}>
        {matches.map(({ id, name, shape, facts, signals, note, action }) => (
          <li key={id} className={classes.match}>
            <PersonLine name={name} shape={shape} secondary={facts.filter(Boolean).join(' · ')} />
            <span className={classes.signals}>
              {signals}
              {note && <span className={classes.quiet}>{note}</span>}
            </span>
            {action}
          </li>
        ))}
      </ul>
      {blocked === null ? (
        <CheckboxField label={anyway} value={confirmed} onChange={onConfirm} />
      ) : (
        <NoticeBar kind="danger">{blocked}</NoticeBar>
      )}
    </>
  );
}
