import { ActionIcon } from '@mantine/core';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useT } from '../i18n/index.ts';
import { usePhoneBar } from '../layout/phone-bar.ts';
import { tableMessages } from './messages.ts';
import classes from './phone-toolbar.module.css';

/** Further actions of a list: its own, and those that its page renders in here. */
export function PhoneMore({ children }: { children?: ReactNode }) {
  const t = useT(tableMessages);
  const bar = usePhoneBar();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(false);

  useEffect(() => {
    if (!opened) return undefined;
    const button = root.current?.querySelector('button');
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Node) || button?.contains(target)) return;
      setOpened(false);
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpened(false);
      button?.focus();
    };
    // Content that the page renders in here is not a child of this component, so its clicks are
    // only seen on the document.
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [opened]);

  return (
    <div ref={root} className={classes.more}>
      <ActionIcon
        variant="default"
        className={classes.square}
        aria-label={t('more')}
        aria-expanded={opened}
        aria-controls={id}
        onClick={() => setOpened(!opened)}
      >
        <IconDots size={18} stroke={1.7} />
      </ActionIcon>
      <div id={id} className={classes.panel} hidden={!opened}>
        <div ref={bar?.setActions} className={classes.items} />
        {children}
      </div>
    </div>
  );
}
