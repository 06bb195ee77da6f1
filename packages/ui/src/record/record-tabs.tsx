import type { ReactNode } from 'react';
import { useT } from '../i18n/messages.ts';
import type { LinkProps } from '../link/link-context.tsx';
import { uiMessages } from '../messages/ui-messages.ts';
import { LinkTabs, type LinkTab } from './link-tabs.tsx';

export type RecordTabsProps = {
  items: readonly LinkTab[];
  /** A quiet action at the right end. */
  end?: ReactNode;
  /** Placed inside the padding of a page, on its background, not at its upper edge. */
  flush?: boolean;
  renderLink?: (props: LinkProps) => ReactNode;
};

/** The tabs of a record, 38 px high, each with an address. */
export function RecordTabs(props: RecordTabsProps) {
  const t = useT(uiMessages);
  return <LinkTabs label={t('record.sections')} counts="quiet" {...props} />;
}
