import type { ReactNode } from 'react';
import { Button, IconRefresh, useT } from '@muster/ui';
import { shellMessages } from '../messages/en.ts';
import classes from './new-version-bar.module.css';

type VersionOfferProps = {
  text: string;
  action: ReactNode;
  onLater: () => void;
};

/** Bar that announces a new version, with a button to get it. */
export function VersionOffer({ text, action, onLater }: VersionOfferProps) {
  const t = useT(shellMessages);
  return (
    <div className={classes.bar}>
      <IconRefresh size={16} aria-hidden />
      <span className={classes.text}>{text}</span>
      {action}
      <Button size="xs" variant="subtle" onClick={onLater}>
        {t('newVersionLater')}
      </Button>
    </div>
  );
}
