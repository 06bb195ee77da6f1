import type { ReactNode } from 'react';
import { SkipLink } from './skip-link.tsx';
import classes from './app-frame.module.css';

export type AppFrameProps = {
  /** A `SideNav`; omitted for clients and candidates. Hidden on small screens (see `NavDrawer`). */
  sideNav?: ReactNode;
  /** Must agree with the `SideNav`'s own `folded`. */
  folded?: boolean;
  /** A `TopBar` or a `LightTopNav`; stays visible. */
  topBar: ReactNode;
  children: ReactNode;
};

/**
 * The frame of every signed-in page: navigation, top bar, and the main region with the id `main`.
 */
export function AppFrame({ sideNav, folded = false, topBar, children }: AppFrameProps) {
  const modifiers = [folded && classes.folded, !sideNav && classes.noSide];
  return (
    <>
      <SkipLink />
      <div className={[classes.frame, ...modifiers].filter(Boolean).join(' ')}>
        {sideNav && <div className={classes.side}>{sideNav}</div>}
        <div className={classes.column}>
          <div className={classes.top}>{topBar}</div>
          <main className={classes.main} id="main">
            {children}
          </main>
        </div>
      </div>
    </>
  );
}
