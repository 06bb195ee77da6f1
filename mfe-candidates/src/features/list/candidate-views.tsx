import { candidatesRoutes, filterKey, href } from '@muster/contracts';
import { useActor, useCan } from '@muster/kit';
import { ViewTabs, dayKey } from '@muster/ui';
import { useWords } from '../../shared/use-words.ts';

const thirtyDays = 30 * 24 * 3600 * 1000;

/** The lists that everybody needs, each with an address. */
export function CandidateViews({ filters }: { filters: Readonly<Record<string, string>> }) {
  const t = useWords();
  const actor = useActor();
  const can = useCan();
  const views = [
    { label: t('list.views.all'), filters: {} },
    { label: t('list.views.mine'), filters: { owner: actor?.id ?? '' } },
    {
      label: t('list.views.vetted'),
      filters: { status: 'active', vettingStatus: 'vetted' },
    },
    {
      label: t('list.views.quiet'),
      filters: { 'lastContacted.lte': dayKey(Date.now() - thirtyDays), 'status.not': 'archived' },
    },
    ...(can('candidate.delete')
      ? [{ label: t('list.views.deleted'), filters: { deleted: 'only' } }]
      : []),
  ];
  return (
    <ViewTabs
      items={views.map((view) => ({
        label: view.label,
        href: addressOf(view.filters),
        active: same(view.filters, filters),
      }))}
    />
  );
}

function addressOf(filters: Readonly<Record<string, string | undefined>>): string {
  const query = Object.entries(filters).map(([key, value]) => [filterKey(key), value]);
  return href(candidatesRoutes.list, {}, Object.fromEntries(query));
}

function same(
  a: Readonly<Record<string, string | undefined>>,
  b: Readonly<Record<string, string>>,
): boolean {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => a[key] === b[key]);
}
