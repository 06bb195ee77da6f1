import { useCallback, useEffect, useRef } from 'react';
import { QueryView, useLeave } from '@muster/kit';
import { Drawer, PageSkeleton, Tabs } from '@muster/ui';
import { api } from '../account-api.ts';
import { useMessages } from '../use-messages.ts';
import { EmailSection } from './email-section.tsx';
import { KeysSection } from '../keys/keys-section.tsx';
import classes from './own-account.module.css';
import { NotificationsSection } from './notifications-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { TimeSection } from './time-section.tsx';
import { TwoStepSection } from './two-step-section.tsx';

const sections = {
  profile: ProfileSection,
  time: TimeSection,
  password: PasswordSection,
  email: EmailSection,
  twoStep: TwoStepSection,
  notifications: NotificationsSection,
  sessions: SessionsSection,
  keys: KeysSection,
};
type Part = keyof typeof sections;
const parts = Object.keys(sections) as Part[];
const partOf = (name: string | null) => parts.find((one) => one === name);

/** On a phone the row of tabs is wider than the screen. */
const revealSelected = (row: HTMLElement | null) =>
  row
    ?.querySelector('[aria-selected="true"]')
    ?.scrollIntoView({ inline: 'nearest', block: 'nearest' });

interface OwnAccountProps {
  /** The part in the address. */
  asked: string;
  onPart: (part: string) => void;
  onClose: () => void;
}

/** The drawer with its parts; leaving a part with unsaved input asks first. */
export function OwnAccount({ asked, onPart, onClose }: OwnAccountProps) {
  const t = useMessages();
  const leave = useLeave();
  const part = partOf(asked) ?? 'profile';
  const query = api.useMeQuery();
  const Section = sections[part];
  const row = useRef<HTMLElement>(null);
  // The drawer renders the row only after it has opened.
  const bringRow = useCallback((element: HTMLElement | null) => {
    row.current = element;
    revealSelected(element);
  }, []);
  useEffect(() => revealSelected(row.current), [part]);

  function open(next: string | null) {
    const found = partOf(next);
    if (found && found !== part) leave(() => onPart(found));
  }

  return (
    <Drawer
      opened
      onClose={() => leave(onClose)}
      title={t('own.title')}
      subtitle={query.data?.email}
    >
      <Tabs value={part} onChange={open}>
        <Tabs.List ref={bringRow} aria-label={t('own.parts')} className={classes.tabs}>
          {parts.map((one) => (
            <Tabs.Tab key={one} value={one} data-autofocus={one === part || undefined}>
              {t(`own.${one}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={part} className={classes.panel}>
          <QueryView query={query} skeleton={<PageSkeleton variant="form" />}>
            {(me) => <Section me={me} />}
          </QueryView>
        </Tabs.Panel>
      </Tabs>
    </Drawer>
  );
}
