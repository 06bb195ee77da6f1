import type { ReactNode } from 'react';
import { useT } from '../i18n/messages.ts';
import type { LinkProps } from '../link/link-context.tsx';
import { uiMessages } from '../messages/ui-messages.ts';
import { LinkTabs } from './link-tabs.tsx';
import type { LinkTab } from './link-tabs.tsx';

export type ViewTabsProps = {
  items: readonly LinkTab[];
  /** "Save view". */
  end?: ReactNode;
  renderLink?: (props: LinkProps) => ReactNode;
};

/** Saved views of a list with their counts, each with an address. */
export function ViewTabs(props: ViewTabsProps) {
  const t = useT(uiMessages);
  return <LinkTabs label={t('record.views')} counts="boxed" {...props} />;
}
