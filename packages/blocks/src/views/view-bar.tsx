import { useUndoableMutation } from '@muster/kit';
import { Button, ListNotice } from '@muster/ui';
import type { ViewUpdate } from './use-view-actions.ts';
import type { ActiveView } from './active-view.ts';
import type { SavedList } from './use-saved-list.ts';
import { useViewMessages } from './use-view-messages.ts';
import { ownerOf, withheldParts } from './view-words.ts';
import classes from './views.module.css';
import { useViewsUpdateMutation } from './views-hooks.ts';

interface ViewBarProps {
  list: SavedList;
  active: ActiveView;
  onSaveAsNew: () => void;
}

/** Notices about the open view, and actions on its changes; otherwise renders nothing. */
export function ViewBar({ list, active, onSaveAsNew }: ViewBarProps) {
  const t = useViewMessages();
  const view = active.saved;
  const [update] = useViewsUpdateMutation(list.api);
  const saving = useUndoableMutation({
    mutation: update,
    message: ({ name }) => t('bar.saved', { name }),
    undo: ({ id, version }) =>
      update({ params: { id }, body: { version, changes: contentsOf(view) } }).unwrap(),
    onDone: () => list.layout.reset(),
  });
  if (!view) return null;
  const said = [
    !view.mine && t('bar.sharedBy', { name: ownerOf(view, t) }),
    view.withheld.length > 0 && t('bar.withheld', { parts: withheldParts(view, t) }),
    view.broken && t('bar.broken'),
    active.changed && t('bar.changed'),
  ].filter(Boolean);
  if (said.length === 0) return null;

  const save = () =>
    saving.run({
      params: { id: view.id },
      body: {
        version: view.version,
        changes: {
          query: list.viewQuery,
          ...(view.columns && {
            columns: { ...list.layout.columns },
            columnOrder: copyOf(list.layout.columnOrder),
          }),
          ...(view.density && { density: list.layout.density }),
        },
      },
    });
  function reset() {
    if (!view) return;
    list.layout.reset();
    list.go([`view=${view.id}`, view.query].filter(Boolean).join('&'), false);
  }
  return (
    <ListNotice>
      <div className={classes.bar}>
        <p className={classes.said} role="status">
          {said.join(' ')}
        </p>
        {active.changed && (
          <div className={classes.buttons}>
            <Button size="compact-sm" variant="subtle" onClick={reset}>
              {t('bar.reset')}
            </Button>
            <Button size="compact-sm" variant="default" onClick={onSaveAsNew}>
              {t('bar.saveAsNew')}
            </Button>
            {view.allowedActions.includes('update') && (
              <Button
                size="compact-sm"
                variant="light"
                loading={saving.pending}
                onClick={() => void save()}
              >
                {t('bar.saveChanges')}
              </Button>
            )}
          </div>
        )}
      </div>
    </ListNotice>
  );
}

/** Returns the saved contents that undoing a change restores. */
function contentsOf(view: ActiveView['saved']): ViewUpdate {
  if (!view) return {};
  const { query, columns, columnOrder = null, density } = view;
  return { query, columns, columnOrder, density };
}

const copyOf = (order: readonly string[] | null): string[] | null => order && [...order];
