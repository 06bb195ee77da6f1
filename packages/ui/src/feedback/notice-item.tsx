import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { Tooltip } from '../floating/tooltip.tsx';
import type { DateLike } from '../format/date-like.ts';
import { dayKey, formatDateTime, formatTime } from '../format/dates.ts';
import { formatAgo } from '../format/relative.ts';
import { useT } from '../i18n/messages.ts';
import { Link } from '../link/link-context.tsx';
import { uiMessages } from '../messages/ui-messages.ts';
import type { IconComponent } from '../primitives/icons.ts';
import { useNow } from '../primitives/use-now.ts';
import classes from './notice-item.module.css';

export type NoticeItemProps = {
  icon: IconComponent;
  /** The topic in a word: `Mention`. */
  topic: string;
  title: string;
  text?: string | null;
  /** Today's notices show how long ago, older ones the clock time: the list shows the day. */
  when: DateLike;
  unread?: boolean;
  /** Number of notices of the same kind that it stands for. */
  count?: number;
  /** The link's target; without it the item is a button. */
  href?: string;
  onOpen?: () => void;
  /** -1 for all but one item of a list with arrow-key navigation. */
  tabIndex?: number;
  /** Small buttons at the end, in reach by pointer and focus. */
  actions?: ReactNode;
};

/** A notice: its topic, time and unread state; the whole item opens its subject. */
export function NoticeItem(props: NoticeItemProps) {
  const { icon: Icon, topic, title, text, when, unread = false, count = 1, actions } = props;
  const t = useT(uiMessages);
  return (
    <div className={`${classes.item} ${unread ? classes.unread : ''}`}>
      <span className={classes.icon}>
        <Icon size={16} aria-hidden />
      </span>
      <div className={classes.words}>
        <Title {...props}>
          {unread && <VisuallyHidden>{t('notice.unread')}: </VisuallyHidden>}
          {title}
        </Title>
        {text && <p className={classes.text}>{text}</p>}
        <p className={classes.about}>
          <span>{topic}</span>
          <When value={when} />
          {count > 1 && <span className={classes.count}>{t('notice.times', { count })}</span>}
        </p>
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
      {unread && <span className={classes.dot} aria-hidden />}
    </div>
  );
}

function Title({ href, onOpen, tabIndex, children }: NoticeItemProps & { children: ReactNode }) {
  const props = { className: classes.title, tabIndex, onClick: onOpen, 'data-notice': true };
  return href ? (
    <Link {...props} href={href}>
      {children}
    </Link>
  ) : (
    <UnstyledButton {...props}>{children}</UnstyledButton>
  );
}

function When({ value }: { value: DateLike }) {
  const now = useNow();
  const text = dayKey(value) === dayKey(now) ? formatAgo(value, { now }) : formatTime(value);
  return (
    <Tooltip label={formatDateTime(value)}>
      <time className={classes.when} dateTime={new Date(value).toISOString()}>
        {text}
      </time>
    </Tooltip>
  );
}
