import { UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Menu } from '../floating/menu.tsx';
import { useT } from '../i18n/messages.ts';
import { Link, type LinkProps } from '../link/link-context.tsx';
import { uiMessages } from '../messages/ui-messages.ts';
import { IconCheck, IconChevronDown } from '../primitives/icons.ts';
import { usePhoneBar } from '../layout/phone-bar.ts';
import { phoneQuery } from '../table/phone-query.ts';
import { TabContent, type LinkTab } from './link-tabs.tsx';
import { useFittingTabs } from './use-fitting-tabs.ts';
import tabs from './link-tabs.module.css';
import classes from './view-tabs.module.css';

export type ViewTabsProps = {
  items: readonly LinkTab[];
  /** "Save view", after the last tab. */
  after?: ReactNode;
  /** At the right end of the row. */
  end?: ReactNode;
  renderLink?: (props: LinkProps) => ReactNode;
};

/**
 * Saved views of a list with their counts, each with an address. Tabs that do not fit move into a
 * menu after the tabs; on a phone all of them do.
 */
export function ViewTabs({ items, after, end, renderLink }: ViewTabsProps) {
  const t = useT(uiMessages);
  const isPhone = useMediaQuery(phoneQuery, undefined, { getInitialValueInEffect: false });
  const { row, fitting } = useFittingTabs(items);
  const shown = isPhone ? 0 : fitting;
  const rest = items.slice(shown);
  const bar = usePhoneBar();
  if (isPhone && bar?.views)
    return (
      <>
        {createPortal(<MoreViews items={items} all look="button" />, bar.views)}
        {bar.actions &&
          createPortal(
            <>
              {after}
              {end}
            </>,
            bar.actions,
          )}
      </>
    );
  return (
    <div className={`${tabs.bar} ${tabs.list}`}>
      <div className={classes.start}>
        {!isPhone && (
          <nav className={classes.nav} aria-label={t('record.views')} ref={row}>
            <ul className={`${tabs.tabs} ${classes.row}`}>
              {items.map((item, place) => {
                const props: LinkProps = {
                  href: item.href,
                  className: `${tabs.tab} ${item.active ? tabs.active : ''}`,
                  'aria-current': item.active ? 'page' : undefined,
                  children: <TabContent item={item} counts="boxed" />,
                };
                return (
                  <li key={item.href} className={place < shown ? undefined : classes.hidden}>
                    {renderLink ? renderLink(props) : <Link {...props} />}
                  </li>
                );
              })}
            </ul>
          </nav>
        )}
        {rest.length > 0 && <MoreViews items={rest} all={shown === 0} />}
        {after}
      </div>
      {end && <div className={tabs.end}>{end}</div>}
    </div>
  );
}

interface MoreViewsProps {
  items: readonly LinkTab[];
  all: boolean;
  look?: 'tab' | 'button';
}

/** The views that are not shown as tabs. The open one labels the button. */
function MoreViews({ items, all, look = 'tab' }: MoreViewsProps) {
  const t = useT(uiMessages);
  const open = items.find(({ active }) => active);
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <UnstyledButton
          data-more-tabs
          className={
            look === 'button'
              ? classes.button
              : `${tabs.tab} ${open ? tabs.active : ''} ${classes.more}`
          }
          aria-label={open ? t('record.viewOpen', { view: open.label }) : t('record.otherViews')}
        >
          {open ? (
            <TabContent item={open} counts="boxed" />
          ) : all ? (
            t('record.views')
          ) : (
            t('record.moreViews', { count: items.length })
          )}
          <IconChevronDown size={14} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown className={classes.menu}>
        {items.map((item) => (
          <Menu.Item
            key={item.href}
            component={Link}
            href={item.href}
            aria-current={item.active ? 'page' : undefined}
            leftSection={
              item.active ? <IconCheck size={14} aria-hidden /> : <span className={classes.gap} />
            }
          >
            <span className={classes.item}>
              <TabContent item={item} counts="boxed" />
            </span>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
