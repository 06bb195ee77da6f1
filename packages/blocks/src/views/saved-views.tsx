import { Suspense } from 'react';
import type { SavedView } from '@muster/contracts';
import { Can, lazyNamed, useListAddress, useOverlayParam } from '@muster/kit';
import {
  IconAdjustmentsHorizontal,
  IconAlertTriangle,
  IconPlus,
  IconUsers,
  UnstyledButton,
  ViewTabs,
  type LinkTab,
} from '@muster/ui';
import { activeView } from './active-view.ts';
import type { BuiltInView } from './built-in-view.ts';
import type { SavedList } from './use-saved-list.ts';
import { useViewCounts } from './use-view-counts.ts';
import { useViewMessages, type ViewMessages } from './use-view-messages.ts';
import { viewAddress } from './view-address.ts';
import { ViewBar } from './view-bar.tsx';
import { namesakes, ownerOf } from './view-words.ts';
import classes from './views.module.css';

const SaveViewModal = lazyNamed(() => import('./save-view-modal.tsx'), 'SaveViewModal');
const ManageViewsDrawer = lazyNamed(() => import('./manage-views-drawer.tsx'), 'ManageViewsDrawer');

export interface SavedViewsProps {
  list: SavedList;
  /** The list's built-in views; by default only "all". */
  builtIn?: readonly BuiltInView[];
}

/** The views of a list as tabs with counts, with ways to save, share and reorder them. */
export function SavedViews({ list, builtIn }: SavedViewsProps) {
  const t = useViewMessages();
  const { pathname } = useListAddress();
  const [overlay, open] = useOverlayParam('views', ['save', 'manage']);
  const own = builtIn ?? [{ label: t('all'), query: '' }];
  const active = activeView(list, own);
  // Built-in and saved views use the same form for counts and addresses.
  const tabs = [
    ...own.map((view) => ({ ...view, saved: null })),
    ...(list.views ?? [])
      .filter(({ hidden, id }) => !hidden || id === active.saved?.id)
      .map((saved) => ({ label: saved.name, query: saved.query, saved })),
  ].map((tab) => ({ ...tab, query: list.normal(tab.query) }));
  const { counts, counting } = useViewCounts(
    list,
    tabs.map(({ query }) => query),
  );
  const twice = namesakes(list.views ?? []);

  return (
    <>
      <ViewTabs
        items={tabs.map(({ label, query, saved }, place) => {
          const count = counts.get(query);
          return {
            label: saved && twice.has(saved.name) ? `${label} (${ownerOf(saved, t)})` : label,
            href: viewAddress(pathname, {
              query,
              id: saved?.id ?? null,
              hasDefault: list.hasDefault,
            }),
            count: count?.total ?? (counting ? null : undefined),
            capped: count?.totalIsCapped,
            active: saved ? saved.id === active.saved?.id : own[place] === active.builtIn,
            changed: saved?.id === active.saved?.id && active.changed,
            ...markOf(saved, t),
          };
        })}
        after={
          <Can permission="view.manage">
            <UnstyledButton className={classes.save} onClick={() => open('save')}>
              <IconPlus size={14} aria-hidden />
              {t('save')}
            </UnstyledButton>
          </Can>
        }
        end={
          list.views &&
          list.views.length > 0 && (
            <Can permission="view.manage">
              <UnstyledButton
                className={`${classes.save} ${classes.manage}`}
                aria-label={t('manage')}
                title={t('manage')}
                onClick={() => open('manage')}
              >
                <IconAdjustmentsHorizontal size={16} aria-hidden />
                <span className={classes.manageText}>{t('manage')}</span>
              </UnstyledButton>
            </Can>
          )
        }
      />
      <ViewBar list={list} active={active} onSaveAsNew={() => open('save')} />
      <Suspense>
        {overlay === 'save' && <SaveViewModal list={list} onClose={() => open(null)} />}
        {overlay === 'manage' && <ManageViewsDrawer list={list} onClose={() => open(null)} />}
      </Suspense>
    </>
  );
}

/** Marks a view as shared, or as no longer working. */
function markOf(view: SavedView | null, t: ViewMessages): Pick<LinkTab, 'icon' | 'hint'> {
  if (view?.broken) return { icon: <IconAlertTriangle size={14} />, hint: t('tab.broken') };
  if (!view?.shared) return {};
  const hint = view.mine ? t('tab.sharedByMe') : t('tab.shared', { name: ownerOf(view, t) });
  return { icon: <IconUsers size={14} />, hint };
}
