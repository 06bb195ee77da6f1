import type { ReactNode } from 'react';
import { CheckboxField, NoticeBar, PersonLine, type PersonLineProps } from '@muster/ui';
import classes from './look-alikes.module.css';

/** A record that looks like the one being made. */
export interface LookAlike {
  id: string;
  name: string;
  /** Square for companies. */
  shape?: PersonLineProps['shape'];
  /** What tells it from others of the name: number, country. */
  facts: readonly (string | null | undefined)[];
  /** Its state and in what the two agree. */
  signals: ReactNode;
  /** What else is to be known of it, quietly. */
  note?: string | null;
  /** What can be done with it: open it, bring it back. */
  action: ReactNode;
}

interface LookAlikesProps {
  title: string;
  matches: readonly LookAlike[];
  /** Still looking. */
  loading?: boolean;
  /** What is said while there are none; nothing is by default. */
  none?: string | null;
  /** Shown first: a similar candidate exists whom the reader may not see. */
  notice?: ReactNode;
  /** Why the new record cannot be made; null where a person's word is enough. */
  blocked: string | null;
  /** What a person says who has looked. */
  anyway: string;
  confirmed: boolean;
  onConfirm: (confirmed: boolean) => void;
}

/** Records that look alike, why, and what to do about each; read out as they are found. */
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
