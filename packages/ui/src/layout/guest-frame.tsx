import { useLayoutEffect, type ReactNode } from 'react';
import { useT } from '../i18n/messages.ts';
import { uiMessages } from '../messages/ui-messages.ts';
import { initialsOf } from '../primitives/initials.ts';
import { offerStepPlace, useShownStep, type GuestStepAt } from './guest-step-place.ts';
import classes from './guest-frame.module.css';

export type GuestFrameProps = {
  agencyName: string;
  logoSrc?: string | null;
  /** The step in a sequence of pages; pages inside set it with {@link GuestStep}. */
  step?: GuestStepAt;
  /** The main button, fixed at the bottom, and an alternative below it. */
  footer?: ReactNode;
  children: ReactNode;
};

/** A page for the visitor of a link: the agency's name and colour, a single task, large type. */
export function GuestFrame(props: GuestFrameProps) {
  const { agencyName, logoSrc, footer, children } = props;
  const t = useT(uiMessages);
  const shown = useShownStep();
  const step = props.step ?? shown;
  useLayoutEffect(offerStepPlace, []);
  return (
    <div className={classes.frame} data-agency-pages>
      <header className={classes.head}>
        <div className={classes.headInside}>
          <span className={classes.logo} aria-hidden>
            {logoSrc ? <img src={logoSrc} alt="" /> : initialsOf(agencyName, 1)}
          </span>
          <span className={classes.agency}>{agencyName}</span>
          {step && <span className={classes.step}>{t('layout.step', step)}</span>}
        </div>
        {step ? (
          <div className={classes.line} aria-hidden>
            <div
              className={classes.lineDone}
              style={{ width: `${(step.step / step.total) * 100}%` }}
            />
          </div>
        ) : (
          <div className={classes.rule} />
        )}
      </header>
      <main className={classes.main} id="main">
        {children}
      </main>
      {footer && (
        <footer className={classes.foot}>
          <div className={classes.footInside}>{footer}</div>
        </footer>
      )}
    </div>
  );
}
