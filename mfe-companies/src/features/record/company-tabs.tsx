import { companiesRoutes, href, type CompanyRecord } from '@muster/contracts';
import { RecordTabs } from '@muster/ui';
import { useMessages } from '../../shared/use-messages.ts';

export type CompanyTab = 'overview' | 'users' | 'notes' | 'communications';

/** Tabs of the parts that the reader may open, each with an address. */
export function CompanyTabs({ company, active }: { company: CompanyRecord; active: CompanyTab }) {
  const t = useMessages();
  const { id, counts, allowedActions, deleted } = company;
  // The open part of a deleted record stays readable.
  const shows = (tab: CompanyTab, action: CompanyRecord['allowedActions'][number]) =>
    deleted ? active === tab : allowedActions.includes(action);
  const tab = (name: CompanyTab, count: number | null = null) => ({
    label: t(`record.tabs.${name}`),
    href: href(companiesRoutes[name], { id }),
    active: active === name,
    ...(count !== null && { count }),
  });
  return (
    <RecordTabs
      items={[
        tab('overview'),
        ...(shows('users', 'list_users') ? [tab('users', counts.users)] : []),
        ...(shows('notes', 'read_notes') ? [tab('notes', counts.notes)] : []),
        ...(shows('communications', 'read_messages') ? [tab('communications')] : []),
      ]}
    />
  );
}
